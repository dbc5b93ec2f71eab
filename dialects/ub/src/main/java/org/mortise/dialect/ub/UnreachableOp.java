// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a block whose end is never reached; that a program reaches it is undefined behavior. */
@Op(name = "ub.unreachable",
    traits = "TERMINATOR",
    format = "attr-dict",
    since = "22.1")
public final class UnreachableOp extends UnreachableOpBase {
  UnreachableOp(Operation operation) {
    super(operation);
  }
}
