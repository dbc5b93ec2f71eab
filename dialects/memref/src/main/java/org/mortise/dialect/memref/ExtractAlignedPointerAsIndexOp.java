// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Extracts the aligned pointer of a memref as an index. */
@Op(name = "memref.extract_aligned_pointer_as_index",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "aligned_pointer: INDEX",
    traits = {"PURE", "INFERS_RESULT_TYPES", "TAKES_ADDRESS"},
    format = "$source `:` type($source) `->` type(results) attr-dict",
    resultNames = "intptr")
public final class ExtractAlignedPointerAsIndexOp extends ExtractAlignedPointerAsIndexOpBase {
  ExtractAlignedPointerAsIndexOp(Operation operation) {
    super(operation);
  }
}
