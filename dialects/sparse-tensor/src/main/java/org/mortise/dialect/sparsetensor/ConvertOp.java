// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;

/** Converts tensors between storage formats. */
@Op(name = "sparse_tensor.convert",
    operands = "source: ANY_TENSOR",
    results = "dest: ANY_TENSOR",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    implementations = SparseBufferization.Allocation.class)
public final class ConvertOp extends ConvertOpBase {
  ConvertOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return source().type() == dest().type() ? FoldResult.of(source()) : FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    if (!(source().type() instanceof RankedTensorType from) || !(dest().type() instanceof RankedTensorType to)) {
      return error("unexpected type in convert");
    }
    if (from.rank() != to.rank()) {
      return error("unexpected conversion mismatch in rank");
    }
    if (SparseTensorEncodingAttr.ofType(to) != null && SparseTensorEncodingAttr.ofType(to).isSlice()) {
      return error("cannot convert to a sparse tensor slice");
    }
    for (int i = 0; i < from.rank(); i++) {
      if (from.dim(i) != to.dim(i) && !to.isDynamicDim(i)) {
        return error("unexpected conversion mismatch in dimension " + i);
      }
    }
    return null;
  }
}
