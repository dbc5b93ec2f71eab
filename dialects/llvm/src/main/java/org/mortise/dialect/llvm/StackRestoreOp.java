// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Frees stack memory allocated after the stack state was saved. */
@Op(name = "llvm.intr.stackrestore",
    operands = "ptr: POINTER",
    format = "$ptr attr-dict `:` type($ptr)")
public final class StackRestoreOp extends StackRestoreOpBase {
  StackRestoreOp(Operation operation) {
    super(operation);
  }
}
