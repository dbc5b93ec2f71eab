// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** The ends of blocks that carry nothing on. */
@Op(name = "fir.unreachable", summary = "Ends a block that is never completed.",
    traits = "TERMINATOR",
    format = "attr-dict")
@Op(name = "fir.has_value", summary = "The initial value of a global variable.",
    operands = "resval: ANY",
    traits = "TERMINATOR",
    parents = "fir.global",
    format = "$resval attr-dict `:` type($resval)")
final class Terminators {
  private Terminators() {}
}
