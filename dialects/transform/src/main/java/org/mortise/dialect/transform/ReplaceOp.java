// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Replaces operations by clones of the one in its region, which has no operands. */
@Op(name = "transform.structured.replace", family = TransformOp.class, operands = "target: HANDLE",
    results = "replacement: HANDLE", regions = "bodyRegion: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGIONS"},
    implementations = HandleEffects.Functional.class,
    format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))")
public final class ReplaceOp extends ReplaceOpBase {
  ReplaceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation replacement = bodyRegion().first().first();
    if (replacement == null || replacement.next() != null) {
      return opError("expected one operation in block");
    }
    return replacement.operandCount() == 0 ? null : replacement.opError("expected replacement without operands");
  }
}
