// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * A place at which a buffer is freed.
 *
 * @param where how the place is related to the operation or block
 * @param op the operation; null for the start of a block
 * @param block the block; null for the other places
 * @param successor the position of a successor of {@code op}
 */
record Free(Where where, @Nullable Operation op, @Nullable Block block, int successor) {
  enum Where {
    /** After an operation. */
    AFTER,
    /** Before an operation. */
    BEFORE,
    /** At the start of a block. */
    START,
    /** On the way from a terminator to one of its successors. */
    EDGE,
    /** On the way on which an operation executes none of its regions. */
    ELSE
  }

  static Free after(Operation op) {
    return new Free(Where.AFTER, op, null, -1);
  }

  static Free before(Operation op) {
    return new Free(Where.BEFORE, op, null, -1);
  }

  static Free start(Block block) {
    return new Free(Where.START, null, block, -1);
  }

  static Free edge(Operation terminator, int successor) {
    return new Free(Where.EDGE, terminator, null, successor);
  }

  static Free elseOf(Operation op) {
    return new Free(Where.ELSE, op, null, -1);
  }
}
