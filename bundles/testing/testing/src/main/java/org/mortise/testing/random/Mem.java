// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/**
 * A memref value. Indices below {@code bound} are in bounds and initialised on every path to here.
 *
 * @param exact whether the bounds are the sizes themselves
 * @param buffer the underlying buffer, shared by its views
 */
record Mem(String name, MemType type, int[] bound, boolean exact, Buffer buffer) {

  /** Facts about an allocation that hold for all views of it. */
  static final class Buffer {
    /** Whether no later statement writes the buffer, so that a copy and the original are interchangeable. */
    boolean frozen;
    /** Whether the buffer is on the stack, so that it must not leave its function or region. */
    final boolean local;

    Buffer(boolean frozen, boolean local) {
      this.frozen = frozen;
      this.local = local;
    }
  }

  static Mem shared(String name, MemType type, int[] bound) {
    return new Mem(name, type, bound, type.isStatic(), new Buffer(true, false));
  }

  int elements() {
    int product = 1;
    for (int b : bound) {
      product *= b;
    }
    return product;
  }

  boolean writable() {
    return !buffer.frozen;
  }
}
