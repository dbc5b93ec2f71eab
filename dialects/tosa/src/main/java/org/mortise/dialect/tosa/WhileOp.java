// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.WhileAssembly;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Repeats its second region as long as the first one yields true. */
@Op(name = "tosa.while_loop",
    operands = "input_list: TENSOR...",
    results = "output_list: TENSOR...",
    regions = {"cond_graph: ONE_BLOCK", "body_graph: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "tosa.yield",
    implementations = WhileOp.Loop.class)
public final class WhileOp extends WhileOpBase {
  WhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WhileAssembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ValueLists.verify(operation(), inputList(), "'input_list'", outputList(), "'output_list'");
    wrong = wrong != null ? wrong : verifyArguments(condGraph().first(), "'cond_graph' arguments");
    wrong = wrong != null ? wrong : verifyArguments(bodyGraph().first(), "'body_graph' arguments");
    Operation yield = bodyGraph().first().last();
    if (wrong == null && yield != null) {
      wrong = ValueLists.verify(
          operation(), List.of(yield.operands()), "'body_graph' results", inputList(), "'input_list'");
    }
    return wrong != null ? wrong : verifyCondition(condGraph().first().last());
  }

  private @Nullable Diagnostic verifyArguments(Block block, String what) {
    return ValueLists.verify(operation(), List.of(block.arguments()), what, inputList(), "'input_list'");
  }

  private @Nullable Diagnostic verifyCondition(@Nullable Operation yield) {
    if (yield == null) {
      return null;
    }
    if (yield.operandCount() != 1) {
      return opError("require 'cond_graph' only have one result");
    }
    TensorType type = (TensorType) yield.operand(0).type();
    if (type.hasStaticShape() && type.numElements() != 1) {
      return opError("'cond_graph' result must be a size 1 tensor, got '" + type + "'");
    }
    return IntegerType.isSignless(type.elementType(), 1) ? null
        : opError("'cond_graph' result must be a boolean tensor, got '" + type + "'");
  }

  /** The second region is the loop body. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).bodyGraph());
    }
  }
}
