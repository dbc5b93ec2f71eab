// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** The array of coordinates of all trailing levels. */
@Op(name = "sparse_tensor.coordinates_buffer",
    operands = "tensor: SPARSE_TENSOR",
    results = "result: ANY_NON_0_RANKED_MEMREF",
    traits = "PURE",
    format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    implementations = SparseBufferization.class)
public final class CoordinatesBufferOp extends CoordinatesBufferOpBase {
  CoordinatesBufferOp(Operation operation) {
    super(operation);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return StorageArrays.coordinates(state);
  }

  @Nullable Diagnostic verify() {
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(tensor().type());
    if (SparseTensorChecks.cooStart(encoding) >= encoding.lvlRank()) {
      return error("expected sparse tensor with a COO region");
    }
    return null;
  }
}
