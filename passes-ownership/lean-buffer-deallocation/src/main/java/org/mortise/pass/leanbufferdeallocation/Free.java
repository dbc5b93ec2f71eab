// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * A point at which a buffer is freed.
 *
 * @param where the position relative to the operation or block
 * @param op the operation; null for the start of a block
 * @param block the block; null for the other positions
 * @param successor the index of a successor of {@code op}
 */
record Free(Where where, @Nullable Operation op, @Nullable Block block, int successor) {
  enum Where {
    /** After an operation. */
    AFTER,
    /** Before an operation. */
    BEFORE,
    /** At the start of a block. */
    START,
    /** On the edge from a terminator to a successor. */
    EDGE,
    /** On the path on which an operation executes none of its regions. */
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
