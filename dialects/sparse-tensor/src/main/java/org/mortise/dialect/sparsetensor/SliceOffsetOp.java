// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The offset of a slice. */
@Op(name = "sparse_tensor.slice.offset",
    operands = "slice: SLICE",
    results = "offset: INDEX",
    attributes = "dim: INDEX",
    traits = "PURE",
    format = "$slice `at` $dim attr-dict `:` type($slice)")
public final class SliceOffsetOp extends SliceOffsetOpBase {
  SliceOffsetOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.dimension(operation(), slice().type(), dimAttr().longValue());
  }
}
