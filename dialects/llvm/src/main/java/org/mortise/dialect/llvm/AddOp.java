// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the sum of two integers. */
@Op(name = "llvm.add", family = OverflowingBinaryOp.class,
    traits = "COMMUTATIVE")
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }
}
