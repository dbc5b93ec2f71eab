// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantcodemotion;

import org.mortise.ir.Operation;

/** Decides which operations that read memory may leave a loop although they are not free of memory effects. */
public interface HoistableReads {
  /** No operation that reads memory leaves a loop. */
  HoistableReads NONE = new HoistableReads() {
    @Override
    public boolean isSpeculatableRead(Operation op) {
      return false;
    }

    @Override
    public boolean isInvariant(Operation read, Operation loop) {
      return false;
    }
  };

  /**
   * Returns whether {@code op}, which has no regions, has no effect but a read of memory that is accessible wherever
   * the operands are defined. The answer must not change while operations are hoisted.
   */
  boolean isSpeculatableRead(Operation op);

  /** Returns whether nothing inside {@code loop} writes the memory that {@code read}, a speculatable one, reads. */
  boolean isInvariant(Operation read, Operation loop);
}
