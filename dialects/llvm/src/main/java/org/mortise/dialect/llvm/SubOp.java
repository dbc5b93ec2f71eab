// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the difference of two integers. */
@Op(name = "llvm.sub", family = OverflowingBinaryOp.class)
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }
}
