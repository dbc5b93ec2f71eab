// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Combines one value of each thread of a subgroup. */
@Op(name = "gpu.subgroup_reduce",
    operands = "value: NUMBERS",
    results = "result: NUMBERS",
    attributes = {"op: ALL_REDUCE_OPERATION", "uniform: UNIT?"},
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class SubgroupReduceOp extends SubgroupReduceOpBase {
  SubgroupReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AllReduceOperation", new AllReduceOperation());
  }

  @Nullable Diagnostic verify() {
    if (value().type() instanceof VectorType vector && vector.isScalable()) {
      return opError("is not compatible with scalable vector types");
    }
    return AllReduceOperation.verify(operation(), opAttr());
  }

  @Nullable FoldResult fold(Attribute[] constants) {
    if (uniformAttr() != null || !UniformReductions.canMakeUniform(operation())) {
      return FoldResult.NONE;
    }
    setUniformAttr(UnitAttr.of(context()));
    return FoldResult.IN_PLACE;
  }
}
