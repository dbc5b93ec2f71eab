// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The state of the stack, to be restored later. */
@Op(name = "llvm.intr.stacksave",
    results = "res: POINTER",
    format = "attr-dict `:` type($res)")
public final class StackSaveOp extends StackSaveOpBase {
  StackSaveOp(Operation operation) {
    super(operation);
  }
}
