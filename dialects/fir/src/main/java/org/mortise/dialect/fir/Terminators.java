// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** Terminators without operands. */
@Op(name = "fir.unreachable", summary = "Ends a block that is never completed.",
    traits = "TERMINATOR",
    format = "attr-dict",
    implementations = BranchEffects.class)
final class Terminators {
  private Terminators() {}
}
