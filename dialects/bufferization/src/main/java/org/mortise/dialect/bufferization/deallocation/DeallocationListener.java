// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.Value;

/** Is told what is inserted to free buffers. */
public interface DeallocationListener {
  /** Wants to know nothing. */
  DeallocationListener NONE = new DeallocationListener() {};

  /** A deallocation was inserted. */
  default void deallocInserted() {}

  /** A clone of {@code memref} was inserted that is always made, for the given reason. */
  default void cloneInserted(Value memref, String reason) {}

  /** A check was inserted that clones {@code memref} if it is not owned at run time, for the given reason. */
  default void checkInserted(Value memref, String reason) {}
}
