// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.TensorType;

/** Executes one of two regions, depending on a condition. */
@Op(name = "tosa.cond_if",
    operands = {"condition: I1_TENSOR", "input_list: TENSOR..."},
    results = "output_list: TENSOR...",
    regions = {"then_graph: ONE_BLOCK", "else_graph: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "tosa.yield")
public final class IfOp extends IfOpBase {
  IfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new IfAssembly());
  }

  @Nullable Diagnostic verify() {
    TensorType type = (TensorType) condition().type();
    if (type.hasStaticShape() && type.numElements() != 1) {
      return opError("'condition' must be a size 1 tensor, got '" + type + "'");
    }
    Diagnostic wrong = verifyBranch(thenGraph().first(), "then_graph");
    return wrong != null ? wrong : verifyBranch(elseGraph().first(), "else_graph");
  }

  private @Nullable Diagnostic verifyBranch(Block branch, String name) {
    Diagnostic wrong = ValueLists.verify(
        operation(), List.of(branch.arguments()), "'" + name + "' arguments", inputList(), "'input_list'");
    Operation yield = branch.last();
    return wrong != null || yield == null ? wrong : ValueLists.verify(
        operation(), List.of(yield.operands()), "'" + name + "' results", outputList(), "'output_list'");
  }
}
