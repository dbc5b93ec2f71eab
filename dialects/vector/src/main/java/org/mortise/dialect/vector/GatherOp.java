// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reads elements at the positions that a vector has, where a mask is true. */
@Op(name = "vector.gather",
    operands = {
        "base: ANY_SHAPED read", "indices: INDEX...", "index_vec: INDEX_VECTOR", "mask: MASK", "pass_thru: ANY_VECTOR"
    },
    results = "result: ANY_VECTOR",
    format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict "
        + "`:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)")
public final class GatherOp extends GatherOpBase {
  GatherOp(Operation operation) {
    super(operation);
  }
}
