// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/** One use of a block as a successor of a terminator. Linked into the list of uses of its block. */
public final class BlockOperand {
  private final Operation owner;
  private final int index;
  private Block block;
  @Nullable BlockOperand nextUse;
  private @Nullable BlockOperand previousUse;

  BlockOperand(Operation owner, int index, Block block) {
    this.owner = owner;
    this.index = index;
    this.block = block;
    link();
  }

  public Operation owner() {
    return owner;
  }

  /** Position among the successors of the operation. */
  public int index() {
    return index;
  }

  public Block block() {
    return block;
  }

  /** The next older use of the same block, or null. */
  public @Nullable BlockOperand nextUse() {
    return nextUse;
  }

  /** Replaces the block, and moves this use to the uses of {@code newBlock}. */
  public void set(Block newBlock) {
    unlink();
    block = newBlock;
    link();
  }

  private void link() {
    if (block == null) {
      return;
    }
    nextUse = block.firstUse;
    previousUse = null;
    if (nextUse != null) {
      nextUse.previousUse = this;
    }
    block.firstUse = this;
  }

  private void unlink() {
    if (block == null) {
      return;
    }
    if (previousUse == null) {
      block.firstUse = nextUse;
    } else {
      previousUse.nextUse = nextUse;
    }
    if (nextUse != null) {
      nextUse.previousUse = previousUse;
    }
    nextUse = null;
    previousUse = null;
  }

  void drop() {
    unlink();
    block = null;
  }
}
