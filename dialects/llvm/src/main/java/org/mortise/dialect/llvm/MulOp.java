// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the product of two integers. */
@Op(name = "llvm.mul", family = OverflowingBinaryOp.class,
    traits = "COMMUTATIVE")
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }
}
