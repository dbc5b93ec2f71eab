// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.cfg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;

/** A loop of blocks: its header dominates all of them and is reached from all of them. Made by {@link LoopInfo}. */
public final class NaturalLoop {
  private final LoopInfo owner;
  private final Block header;
  private final List<Block> ownBlocks = new ArrayList<>();
  private final List<NaturalLoop> subLoops = new ArrayList<>(0);
  private NaturalLoop parent;
  private int depth;
  /** The place in a preorder of the loops, and that of the last loop inside. */
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

  /** The only block through which the loop is entered. */
  public Block header() {
    return header;
  }

  /** The loop around this one, or null. */
  public NaturalLoop parent() {
    return parent;
  }

  /** The loops directly inside, in reverse postorder of the control flow. */
  public List<NaturalLoop> subLoops() {
    return Collections.unmodifiableList(subLoops);
  }

  /** Numbers this loop, before those inside it. */
  void number(int position) {
    first = position;
    last = position;
    depth = parent == null ? 1 : parent.depth + 1;
  }

  /** Says that all inside is numbered. */
  void complete() {
    if (parent != null) {
      parent.last = Math.max(parent.last, last);
    }
  }

  /** 1 for an outermost loop. */
  public int depth() {
    return depth;
  }

  /** Whether {@code block} is in this loop or a loop inside it. */
  public boolean contains(Block block) {
    NaturalLoop loop = owner.innermostLoop(block);
    return loop != null && first <= loop.first && loop.first <= last;
  }

  /**
   * All blocks of the loop, those of loops inside it too, in reverse postorder: the header first. O(n log n) in them.
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

  /** Whether {@code block}, one of the loop, goes back to the header. */
  public boolean isLatch(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (block.successor(i) == header) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code block}, one of the loop, can leave it. */
  public boolean isExiting(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (!contains(block.successor(i))) {
        return true;
      }
    }
    return false;
  }

  /** The only block outside that branches to the header, and to nothing else; null if there is none. */
  public Block preheader() {
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
