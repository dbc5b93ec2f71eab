// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The stride of a slice. */
@Op(name = "sparse_tensor.slice.stride",
    operands = "slice: SLICE",
    results = "stride: INDEX",
    attributes = "dim: INDEX",
    traits = "PURE",
    format = "$slice `at` $dim attr-dict `:` type($slice)")
public final class SliceStrideOp extends SliceStrideOpBase {
  SliceStrideOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.dimension(operation(), slice().type(), dimAttr().longValue());
  }
}
