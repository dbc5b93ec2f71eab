// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;

/** Returns the number of dimensions of a tensor. */
@Op(name = "tensor.rank",
    operands = "tensor: ANY_TENSOR",
    results = "result: INDEX",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$tensor attr-dict `:` type($tensor)",
    resultNames = "rank",
    implementations = {RankBufferization.class, RankBounds.class})
public final class RankOp extends RankOpBase {
  RankOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return tensorType() instanceof RankedTensorType type
        ? FoldResult.of(IntegerAttr.index(context(), type.rank())) : FoldResult.NONE;
  }
}
