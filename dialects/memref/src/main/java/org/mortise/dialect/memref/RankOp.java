// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** Returns the number of dimensions of a memref. */
@Op(name = "memref.rank",
    operands = "memref: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "result: INDEX",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$memref attr-dict `:` type($memref)",
    implementations = RankBounds.class)
public final class RankOp extends RankOpBase {
  RankOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return memref().type() instanceof MemRefType type
        ? FoldResult.of(IntegerAttr.index(context(), type.rank())) : FoldResult.NONE;
  }
}
