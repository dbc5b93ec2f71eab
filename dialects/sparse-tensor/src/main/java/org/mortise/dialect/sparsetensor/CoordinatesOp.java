// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** The array of coordinates of a level. */
@Op(name = "sparse_tensor.coordinates",
    operands = "tensor: SPARSE_TENSOR",
    results = "result: ANY_NON_0_RANKED_MEMREF",
    attributes = "level: LEVEL",
    traits = "PURE",
    format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    implementations = SparseBufferization.class)
public final class CoordinatesOp extends CoordinatesOpBase {
  CoordinatesOp(Operation operation) {
    super(operation);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return StorageArrays.coordinates(state);
  }

  @Nullable Diagnostic verify() {
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(tensor().type());
    long level = levelAttr().longValue();
    if (level < 0 || level >= encoding.lvlRank()) {
      return error("requested level is out of bounds");
    }
    int width = encoding.encoding().crdWidth();
    return SparseTensorChecks.hasWidth(resultType().elementType(), width) ? null
        : error("unexpected type for coordinates");
  }
}
