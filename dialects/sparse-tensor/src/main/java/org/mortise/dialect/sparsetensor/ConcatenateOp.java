// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Concatenates tensors along a dimension. */
@Op(name = "sparse_tensor.concatenate",
    operands = "inputs: ANY_RANKED_TENSOR...",
    results = "result: ANY_RANKED_TENSOR",
    attributes = "dimension: DIMENSION",
    traits = "PURE",
    format = "$inputs attr-dict `:` type($inputs) `to` type($result)")
public final class ConcatenateOp extends ConcatenateOpBase {
  ConcatenateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new SparseBufferization.Allocation());
  }

  @Nullable Diagnostic verify() {
    return SparseTensorChecks.concatenation(operation(), inputs(), dimensionAttr().longValue(), resultType());
  }
}
