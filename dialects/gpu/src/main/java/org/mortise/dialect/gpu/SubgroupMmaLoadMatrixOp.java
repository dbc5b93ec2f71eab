// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Loads a matrix from memory. */
@Op(name = "gpu.subgroup_mma_load_matrix",
    operands = {"srcMemref: MMA_MEMREF read", "indices: INDEX..."},
    results = "res: MMA_MATRIX",
    effects = "read",
    attributes = {"leadDimension: INDEX", "transpose: UNIT?"},
    format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)")
public final class SubgroupMmaLoadMatrixOp extends SubgroupMmaLoadMatrixOpBase {
  SubgroupMmaLoadMatrixOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return MatrixMemory.hasContiguousRows(srcMemrefType()) ? null
        : error("expected source memref most minor dim must have unit stride");
  }
}
