// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Inserts elements at one position of the outer levels into a tensor. */
@Op(name = "sparse_tensor.compress",
    operands = {
        "values: STRIDED_BUFFER", "filled: FLAGS", "added: INDICES", "count: INDEX", "tensor: SPARSE_TENSOR",
        "lvlCoords: INDEX..."
    },
    results = "result: SPARSE_TENSOR",
    sameTypes = "tensor, result",
    format = "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` "
        + "type($values) `,` type($filled) `,` type($added) `,` type($tensor)")
public final class CompressOp extends CompressOpBase {
  CompressOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(tensor().type());
    return lvlCoords().size() + 1 == encoding.lvlRank() ? null : error("incorrect number of coordinates");
  }
}
