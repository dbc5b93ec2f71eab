// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import org.mortise.dialect.llvm.StackRestoreOp;
import org.mortise.dialect.llvm.StackSaveOp;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Operations that save and restore the pointer of the stack. */
final class StackPointer {
  private StackPointer() {}

  /** Saves the pointer of the stack and returns it. */
  static Value save(OpBuilder builder, Location location) {
    return StackSaveOp.create(builder, location, PointerType.of(builder.context(), 0));
  }

  /** Sets the pointer of the stack to a saved one; returns the operation. */
  static Operation restore(OpBuilder builder, Location location, Value saved) {
    return StackRestoreOp.create(builder, location, saved).operation();
  }
}
