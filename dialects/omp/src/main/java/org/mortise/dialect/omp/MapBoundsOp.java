// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The bounds of a part of an array that is mapped to a device, counted from zero. */
@Op(name = "omp.map.bounds",
    operands = {
        "lower_bound: ANY_INTEGER_OR_INDEX?", "upper_bound: ANY_INTEGER_OR_INDEX?", "extent: ANY_INTEGER_OR_INDEX?",
        "stride: ANY_INTEGER_OR_INDEX?", "start_idx: ANY_INTEGER_OR_INDEX?"
    },
    results = "result: MAP_BOUNDS",
    attributes = "stride_in_bytes: BOOL = FALSE",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_MEMORY_EFFECT"},
    format = "oilist(`lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | "
        + "`upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | "
        + "`extent` `(` $extent `:` type($extent) `)` | " + "`stride` `(` $stride `:` type($stride) `)` | "
        + "`start_idx` `(` $start_idx `:` type($start_idx) `)`) attr-dict")
public final class MapBoundsOp extends MapBoundsOpBase {
  MapBoundsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return extent() == null && upperBound() == null
        ? error("expected extent or upperbound.") : null;
  }
}
