// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The initial value of a global variable. */
@Op(name = "fir.has_value",
    operands = "resval: ANY",
    traits = "TERMINATOR",
    parents = "fir.global",
    format = "$resval attr-dict `:` type($resval)")
public final class HasValueOp extends HasValueOpBase {
  HasValueOp(Operation operation) {
    super(operation);
  }
}
