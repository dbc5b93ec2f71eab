// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * A list of blocks that an operation owns; the first one is the entry block. Blocks are linked: adding, moving and
 * erasing one costs O(1), counting them or finding one by its number is linear.
 */
public final class Region {
  private Operation parentOp;
  private int index;
  private @Nullable Block first;
  private @Nullable Block last;

  void attach(Operation owner, int position) {
    parentOp = owner;
    index = position;
  }

  /** The operation that owns this region; null while that is being built. */
  public Operation parentOp() {
    return parentOp;
  }

  /** Position among the regions of its operation. */
  public int index() {
    return index;
  }

  /** The region that encloses the owning operation, or null. */
  public @Nullable Region parentRegion() {
    return parentOp == null ? null : parentOp.parentRegion();
  }

  public boolean isEmpty() {
    return first == null;
  }

  /** Returns whether the region has exactly one block. O(1). */
  public boolean hasOneBlock() {
    return first != null && first == last;
  }

  /** The entry block, or null. */
  public @Nullable Block first() {
    return first;
  }

  /** Returns the last block, or null. */
  public @Nullable Block last() {
    return last;
  }

  /** The blocks in order. The block that was returned last may be erased or moved while iterating. */
  public Iterable<Block> blocks() {
    return () -> new ChainIterator<>(first) {
      @Override
      @Nullable Block after(Block current) {
        return current.next;
      }
    };
  }

  /** Appends a new, empty block. */
  public Block addBlock() {
    Block block = new Block();
    append(block);
    return block;
  }

  /** Inserts a detached block after the others. O(1). */
  public void append(Block block) {
    insertBefore(null, block);
  }

  /** Inserts a detached block before the others, so that it is the entry block. O(1). */
  public void prepend(Block block) {
    insertBefore(first, block);
  }

  /** Inserts a detached block before {@code position}, or at the end if that is null. */
  public void insertBefore(@Nullable Block position, Block block) {
    Block before = position == null ? last : position.previous;
    block.setParent(this);
    block.previous = before;
    block.next = position;
    if (before == null) {
      first = block;
    } else {
      before.next = block;
    }
    if (position == null) {
      last = block;
    } else {
      position.previous = block;
    }
  }

  void unlink(Block block) {
    if (block.previous == null) {
      first = block.next;
    } else {
      block.previous.next = block.next;
    }
    if (block.next == null) {
      last = block.previous;
    } else {
      block.next.previous = block.previous;
    }
    block.setParent(null);
    block.previous = null;
    block.next = null;
  }

  /** Moves all blocks of {@code source} before {@code position} of this region, or to its end if that is null. */
  public void takeBlocks(@Nullable Block position, Region source) {
    Block block = source.first;
    while (block != null) {
      Block following = block.next;
      block.remove();
      insertBefore(position, block);
      block = following;
    }
  }

  /** Moves the blocks of {@code source} here. The former blocks of this region must not be used afterwards. */
  public void takeBody(Region source) {
    clear();
    takeBlocks(null, source);
  }

  /** Erases all blocks. */
  public void clear() {
    for (Block block = first; block != null; block = block.next) {
      block.dropAllReferences();
    }
    while (first != null) {
      unlink(first);
    }
  }

  /** Returns whether {@code other} is this region or lies, at any depth, inside it. Linear in the depth. */
  public boolean isAncestor(Region other) {
    return this == other || isProperAncestor(other);
  }

  /** Returns whether {@code other} lies, at any depth, inside this region. Linear in the depth. */
  public boolean isProperAncestor(Region other) {
    Region region = other == null ? null : other.parentRegion();
    while (region != null && region != this) {
      region = region.parentRegion();
    }
    return region != null;
  }

  /** The ancestor block of {@code block} (or itself) that is directly in this region, or null. Linear in the depth. */
  public @Nullable Block findAncestorBlockInRegion(Block block) {
    Block current = block;
    while (current != null && current.parent() != this) {
      Operation op = current.parentOp();
      current = op == null ? null : op.block();
    }
    return current;
  }
}
