// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** The array of stored elements. */
@Op(name = "sparse_tensor.values",
    operands = "tensor: SPARSE_TENSOR",
    results = "result: ANY_NON_0_RANKED_MEMREF",
    traits = "PURE",
    format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    implementations = SparseBufferization.class)
public final class ValuesOp extends ValuesOpBase {
  ValuesOp(Operation operation) {
    super(operation);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return StorageArrays.values(state);
  }

  @Nullable Diagnostic verify() {
    return resultType().elementType() == tensorType().elementType() ? null
        : error("unexpected mismatch in element types");
  }
}
