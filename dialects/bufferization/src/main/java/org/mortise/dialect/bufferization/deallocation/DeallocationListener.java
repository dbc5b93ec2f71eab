// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Value;

/** Receives notifications of inserted deallocations, clones and checks. */
public interface DeallocationListener {
  /** A listener that ignores all notifications. */
  DeallocationListener NONE = new DeallocationListener() {};

  /** Called after a deallocation was inserted. */
  default void deallocInserted(DeallocOp dealloc) {}

  /** Called after an unconditional clone of {@code memref} was inserted, for the given reason. */
  default void cloneInserted(Value memref, String reason) {}

  /** Called after a clone of {@code memref} was inserted that is executed only if {@code memref} is not owned. */
  default void checkInserted(Value memref, String reason) {}
}
