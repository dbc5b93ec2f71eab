// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the parts of a tensor at the positions that another tensor contains. */
@Op(name = "tensor.gather",
    operands = {"source: ANY_RANKED_TENSOR", "indices: INDEX_TENSOR"},
    results = "result: ANY_RANKED_TENSOR",
    attributes = {"gather_dims: DENSE_I64_ARRAY", "unique: UNIT?"},
    traits = "PURE",
    format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict"
          + " `:` functional-type(operands, results)",
    resultNames = "gather")
public final class GatherOp extends GatherOpBase {
  GatherOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return GatherScatter.verifyGather(this);
  }

  FoldResult fold(Attribute[] constants) {
    return GatherScatter.fold(this, constants);
  }
}
