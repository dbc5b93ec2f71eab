// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A matrix with all elements equal. */
@Op(name = "gpu.subgroup_mma_constant_matrix",
    operands = "value: MMA_ELEMENT",
    results = "res: MMA_MATRIX",
    traits = "PURE",
    format = "$value attr-dict `:` type($res)")
public final class SubgroupMmaConstantMatrixOp extends SubgroupMmaConstantMatrixOpBase {
  SubgroupMmaConstantMatrixOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "res", "value type matches element type of mma_matrix",
        type -> type instanceof MMAMatrixType matrix ? matrix.elementType() : null);
  }
}
