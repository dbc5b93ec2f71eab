// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The product of two matrices, added to a third one. */
@Op(name = "gpu.subgroup_mma_compute",
    operands = {"opA: MMA_FACTOR", "opB: MMA_FACTOR", "opC: MMA_ACCUMULATOR"},
    results = "res: MMA_MATRIX",
    attributes = {"a_transpose: UNIT?", "b_transpose: UNIT?"},
    traits = "PURE",
    sameTypes = "opC, res",
    format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)")
public final class SubgroupMmaComputeOp extends SubgroupMmaComputeOpBase {
  SubgroupMmaComputeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    MMAMatrixType a = opAType();
    MMAMatrixType b = opBType();
    MMAMatrixType c = opCType();
    if (!a.operand().equals(MMAMatrixType.A) || !b.operand().equals(MMAMatrixType.B)
        || !c.operand().equals(MMAMatrixType.C)) {
      return error("operands must be in the order AOp, BOp, COp");
    }
    boolean fit = a.dim(1) == b.dim(0) && a.dim(0) == c.dim(0) && b.dim(1) == c.dim(1);
    return fit ? null : error("operand shapes do not satisfy matmul constraints");
  }
}
