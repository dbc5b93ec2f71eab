// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts the bits of an integer to the left. */
@Op(name = "llvm.shl", family = OverflowingBinaryOp.class)
public final class ShlOp extends ShlOpBase {
  ShlOp(Operation operation) {
    super(operation);
  }
}
