// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the remainder of an unsigned division. */
@Op(name = "arith.remui", family = DivisionOp.class, computes = "REM_UNSIGNED")
public final class RemUIOp extends RemUIOpBase {
  RemUIOp(Operation operation) {
    super(operation);
  }
}
