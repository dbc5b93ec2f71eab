// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Combines one value of each thread of a workgroup, by a reduction with a name or by a region. */
@Op(name = "gpu.all_reduce",
    operands = "value: INTEGER_OR_FLOAT",
    results = "result: INTEGER_OR_FLOAT",
    attributes = {"op: ALL_REDUCE_OPERATION?", "uniform: UNIT?"},
    regions = "body: ANY",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "ISOLATED_FROM_ABOVE"},
    format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` "
        + "functional-type(operands, results)")
public final class AllReduceOp extends AllReduceOpBase {
  AllReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AllReduceOperation", new AllReduceOperation());
  }

  @Nullable Diagnostic verifyRegions() {
    Operation op = operation();
    if (body().isEmpty() != (opAttr() != null)) {
      return op.error("expected either an op attribute or a non-empty body");
    }
    return body().isEmpty() ? AllReduceOperation.verify(op, opAttr()) : verifyBody();
  }

  private @Nullable Diagnostic verifyBody() {
    Operation op = operation();
    Type type = op.result(0).type();
    Block entry = body().first();
    if (entry.argumentCount() != 2) {
      return op.error("expected two region arguments");
    }
    for (Value argument : entry.arguments()) {
      if (argument.type() != type) {
        return op.error("incorrect region argument type");
      }
    }
    int yields = 0;
    for (Block block : body().blocks()) {
      Operation terminator = block.last();
      if (terminator == null || !terminator.name().toString().equals("gpu.yield")) {
        continue;
      }
      if (terminator.operandCount() != 1) {
        return op.error("expected one gpu.yield operand");
      }
      if (terminator.operand(0).type() != type) {
        return op.error("incorrect gpu.yield type");
      }
      yields++;
    }
    return yields == 0 ? op.error("expected gpu.yield op in region") : null;
  }

  @Nullable FoldResult fold(Attribute[] constants) {
    if (uniformAttr() != null || !UniformReductions.canMakeUniform(operation())) {
      return FoldResult.NONE;
    }
    setUniformAttr(UnitAttr.of(context()));
    return FoldResult.IN_PLACE;
  }
}
