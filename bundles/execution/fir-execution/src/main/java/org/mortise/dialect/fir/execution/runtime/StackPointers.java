// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;

/** Saves and restores the stack pointer. A saved pointer is an address without memory. */
public final class StackPointers {
  public static final Primitive SAVE =
      (arguments, machine) -> new Object[] {Pointers.plus(Pointers.nullPointer(machine), machine.stackSize())};
  public static final Primitive RESTORE = (arguments, machine) -> {
    machine.restoreStack(Pointers.number((MemRef) arguments[0], machine));
    return Primitive.NOTHING;
  };

  private StackPointers() {}
}
