// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;

/** A natural loop: its header dominates all its blocks and is reached from all of them. Created by {@link LoopInfo}. */
public final class NaturalLoop {
  private final LoopInfo owner;
  private final Block header;
  private final List<Block> ownBlocks = new ArrayList<>();
  private final List<NaturalLoop> subLoops = new ArrayList<>(0);
  private NaturalLoop parent;
  private int depth;
  /** The positions of this loop and of its last nested loop in a preorder of the loops. */
  private int first;
  private int last;

  NaturalLoop(LoopInfo owner, Block header) {
    this.owner = owner;
    this.header = header;
  }

  void addOwn(Block block) {
    ownBlocks.add(block);
  }

  void setParent(NaturalLoop loop) {
    parent = loop;
  }

  void addSubLoop(NaturalLoop loop) {
    subLoops.add(loop);
  }

  /** Returns the only block through which the loop is entered. */
  public Block header() {
    return header;
  }

  /** Returns the innermost loop around this one, or null. */
  public NaturalLoop parent() {
    return parent;
  }

  /** Returns the direct child loops, in reverse postorder of the control flow. */
  public List<NaturalLoop> subLoops() {
    return Collections.unmodifiableList(subLoops);
  }

  /** Numbers this loop, before its nested loops. */
  void number(int position) {
    first = position;
    last = position;
    depth = parent == null ? 1 : parent.depth + 1;
  }

  /** Propagates the last number to the parent, after all nested loops are numbered. */
  void complete() {
    if (parent != null) {
      parent.last = Math.max(parent.last, last);
    }
  }

  /** Returns the nesting depth, which is 1 for an outermost loop. */
  public int depth() {
    return depth;
  }

  /** Returns whether {@code block} is in this loop or a loop inside it. */
  public boolean contains(Block block) {
    NaturalLoop loop = owner.innermostLoop(block);
    return loop != null && first <= loop.first && loop.first <= last;
  }

  /**
   * Returns all blocks of the loop, including nested loops, in reverse postorder: the header first. Takes O(n log n)
   * time for n blocks.
   */
  public List<Block> blocks() {
    List<Block> all = new ArrayList<>();
    List<NaturalLoop> pending = new ArrayList<>();
    pending.add(this);
    while (!pending.isEmpty()) {
      NaturalLoop loop = pending.remove(pending.size() - 1);
      all.addAll(loop.ownBlocks);
      pending.addAll(loop.subLoops);
    }
    owner.sort(all);
    return all;
  }

  /** Returns whether {@code block}, a block of the loop, branches to the header. */
  public boolean isLatch(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (block.successor(i) == header) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code block}, a block of the loop, can branch out of the loop. */
  public boolean isExiting(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (!contains(block.successor(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the only block outside that branches to the header, if it has no other successor; otherwise null. */
  public @Nullable Block preheader() {
    Block found = null;
    for (BlockOperand use = header.firstUse(); use != null; use = use.nextUse()) {
      Block block = use.owner().block();
      if (contains(block)) {
        continue;
      }
      if (found != null || block.successorCount() != 1) {
        return null;
      }
      found = block;
    }
    return found;
  }
}
