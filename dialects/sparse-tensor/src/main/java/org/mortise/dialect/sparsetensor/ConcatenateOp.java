// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Concatenates tensors along a dimension. */
@Op(name = "sparse_tensor.concatenate",
    operands = "inputs: ANY_RANKED_TENSOR...",
    results = "result: ANY_RANKED_TENSOR",
    attributes = "dimension: DIMENSION",
    traits = "PURE",
    format = "$inputs attr-dict `:` type($inputs) `to` type($result)",
    implementations = SparseBufferization.Allocation.class)
public final class ConcatenateOp extends ConcatenateOpBase {
  ConcatenateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.concatenation(operation(), inputs(), dimensionAttr().longValue(), resultType());
  }
}
