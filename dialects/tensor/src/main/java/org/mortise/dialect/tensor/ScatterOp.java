// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns a tensor with parts replaced at the positions that another tensor contains. */
@Op(name = "tensor.scatter",
    operands = {"source: ANY_RANKED_TENSOR", "dest: ANY_RANKED_TENSOR", "indices: INDEX_TENSOR"},
    results = "result: ANY_RANKED_TENSOR",
    attributes = {"scatter_dims: DENSE_I64_ARRAY", "unique: UNIT?"},
    traits = "PURE",
    format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict"
          + " `:` functional-type(operands, results)",
    resultNames = "scatter")
public final class ScatterOp extends ScatterOpBase {
  ScatterOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return GatherScatter.verifyScatter(this);
  }
}
