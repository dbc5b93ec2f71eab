// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Stores a matrix to memory. */
@Op(name = "gpu.subgroup_mma_store_matrix",
    operands = {"src: MMA_OPERAND", "dstMemref: MMA_MEMREF write", "indices: INDEX..."},
    effects = "write",
    attributes = {"leadDimension: INDEX", "transpose: UNIT?"},
    format = "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)")
public final class SubgroupMmaStoreMatrixOp extends SubgroupMmaStoreMatrixOpBase {
  SubgroupMmaStoreMatrixOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!MatrixMemory.hasContiguousRows(dstMemrefType())) {
      return error("expected destination memref most minor dim must have unit stride");
    }
    return srcType().operand().equals(MMAMatrixType.C) ? null
        : error("expected the operand matrix being stored to have 'COp' operand type");
  }
}
