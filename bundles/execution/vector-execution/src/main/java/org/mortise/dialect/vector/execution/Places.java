// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The elements of a buffer or tensor near a base: accesses with indices that are checked. */
final class Places {
  private final Object source;
  private final ValueFormat format;
  private final long[] base;
  private final Machine machine;

  private Places(Object source, ValueFormat format, long[] base, Machine machine) {
    this.source = source;
    this.format = format;
    this.base = base;
    this.machine = machine;
  }

  /**
   * Returns the elements near some indices.
   *
   * @param arguments the buffer or tensor is the first one
   * @param first the position of the first index among the arguments
   */
  static Places of(Object[] arguments, int first, ValueFormat format, Machine machine) {
    if (arguments[0] == Poison.VALUE) {
      throw machine.fault("accesses an undefined buffer or tensor");
    }
    int rank = arguments[0] instanceof MemRef buffer ? buffer.rank() : ((Elements) arguments[0]).rank();
    long[] base = new long[rank];
    for (int i = 0; i < rank; i++) {
      if (arguments[first + i] == Poison.VALUE) {
        throw machine.fault("index " + i + " is undefined");
      }
      base[i] = (Long) arguments[first + i];
    }
    return new Places(arguments[0], format, base, machine);
  }

  int rank() {
    return base.length;
  }

  long size(int dimension) {
    return source instanceof MemRef buffer ? buffer.size(dimension) : ((Elements) source).size(dimension);
  }

  /** Returns a copy of the base. */
  long[] base() {
    return base.clone();
  }

  boolean isInside(int dimension, long index) {
    return index >= 0 && index < size(dimension);
  }

  private void check(long[] indices) {
    for (int i = 0; i < indices.length; i++) {
      if (!isInside(i, indices[i])) {
        throw machine.fault(
            "index " + indices[i] + " is out of bounds: dimension " + i + " has the size " + size(i));
      }
    }
  }

  Object read(long[] indices) {
    check(indices);
    if (source instanceof MemRef buffer) {
      return buffer.memory.read(buffer.address(format, indices), format);
    }
    Elements tensor = (Elements) source;
    return tensor.get(tensor.position(indices));
  }

  /** Writes to a buffer. */
  void write(long[] indices, Object value) {
    check(indices);
    MemRef buffer = (MemRef) source;
    buffer.memory.write(buffer.address(format, indices), format, value);
  }

  /** Returns the position of an element of a tensor. */
  int position(long[] indices) {
    check(indices);
    return ((Elements) source).position(indices);
  }
}
