// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * Addresses: the values of {@code !fir.ref}, {@code !fir.heap} and {@code !fir.ptr} are buffers without dimensions,
 * which start at the address. So the engine checks each access as it does for a buffer.
 */
public final class Pointers {
  private static final long[] SCALAR = {};

  private Pointers() {}

  /** Returns the address of the beginning of new memory. */
  public static MemRef allocate(long bytes, Storage storage, Machine machine) {
    return new MemRef(machine.allocate(bytes, storage), 0, 0, SCALAR, SCALAR);
  }

  /** Returns the address {@code bytes} after another one. */
  public static MemRef plus(MemRef address, long bytes) {
    return new MemRef(address.memory, address.start + bytes, 0, SCALAR, SCALAR);
  }

  /** Returns the null address. */
  public static MemRef nullPointer(Machine machine) {
    MemRef nothing = allocate(0, Storage.GLOBAL, machine);
    return plus(nothing, -machine.address(nothing.memory));
  }

  public static long number(MemRef address, Machine machine) {
    return machine.address(address.memory) + address.start;
  }

  /** Returns whether this is the null address. */
  public static boolean isNull(MemRef address, Machine machine) {
    return address.memory.size() == 0 && number(address, machine) == 0;
  }
}
