// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Region;

/**
 * Which blocks of one region dominate which, as a tree in int arrays. Blocks that the entry does not reach are not in
 * the tree. A snapshot: it does not follow changes of the control flow.
 *
 * <p>Built with the Semi-NCA algorithm (Georgiadis, "Linear-Time Algorithms for Dominators and Related Problems",
 * 2005), without recursion: path compression over a depth-first numbering, then nearest common ancestors. Near-linear
 * in practice for every shape of graph; queries are O(1) by numbering the tree.
 */
public final class DominatorTree {
  private static final int NONE = -1;

  private final FlowGraph graph;
  /** Immediate dominator by node; NONE for the root and for nodes out of reach. */
  private final int[] idom;
  private final int[] depth;
  /** Position in a preorder of the tree by node (NONE: out of reach), and the last position in its subtree. */
  private final int[] enter;
  private final int[] leave;
  /** The nodes in that preorder. */
  private final int[] order;
  private final int[] firstChild;
  private final int[] nextSibling;

  private DominatorTree(FlowGraph graph) {
    this.graph = graph;
    SemiNca computed = new SemiNca(graph);
    this.idom = computed.idom;
    int count = graph.nodeCount();
    this.enter = new int[count];
    this.leave = new int[count];
    this.depth = new int[count];
    this.order = new int[computed.reached];
    this.firstChild = new int[count];
    this.nextSibling = new int[count];
    Arrays.fill(enter, NONE);
    numberTree(computed);
  }

  /** The dominator tree of a region with at least one block. */
  public static DominatorTree of(Region region) {
    return new DominatorTree(FlowGraph.forward(region));
  }

  /** The post-dominator tree of a non-empty region; its root is a virtual exit rather than a block. */
  public static DominatorTree postDominatorsOf(Region region) {
    return new DominatorTree(FlowGraph.backward(region));
  }

  /** Numbers the tree; children are visited in depth-first search order. */
  private void numberTree(SemiNca computed) {
    Arrays.fill(firstChild, NONE);
    Arrays.fill(nextSibling, NONE);
    for (int i = computed.reached - 1; i > 0; i--) {
      int node = computed.vertex[i];
      nextSibling[node] = firstChild[idom[node]];
      firstChild[idom[node]] = node;
    }
    int position = 0;
    int node = graph.root;
    while (node != NONE) {
      enter[node] = position;
      order[position++] = node;
      if (firstChild[node] != NONE) {
        depth[firstChild[node]] = depth[node] + 1;
        node = firstChild[node];
        continue;
      }
      while (node != NONE && nextSibling[node] == NONE) {
        leave[node] = position - 1;
        node = idom[node];
      }
      if (node != NONE) {
        leave[node] = position - 1;
        depth[nextSibling[node]] = depth[node];
        node = nextSibling[node];
      }
    }
  }

  private int node(Block block) {
    int number = block.numberHint();
    if (number >= 0 && number < graph.blocks.length && graph.blocks[number] == block) {
      return number;
    }
    return renumber(block);
  }

  /** Numbers all blocks again, after another analysis has overwritten the numbers. */
  private int renumber(Block wanted) {
    int found = NONE;
    for (int i = 0; i < graph.blocks.length; i++) {
      graph.blocks[i].setNumberHint(i);
      if (graph.blocks[i] == wanted) {
        found = i;
      }
    }
    if (found == NONE) {
      throw new IllegalStateException("the block is not in this dominator tree, which is out of date");
    }
    return found;
  }

  /** Returns whether the entry (of a post-dominator tree: an exit) reaches {@code block}. */
  public boolean isReachable(Block block) {
    return enter[node(block)] != NONE;
  }

  /**
   * Returns whether every path to {@code b} goes through {@code a}; true for {@code a} itself and for unreachable
   * {@code b}.
   */
  public boolean dominates(Block a, Block b) {
    return a == b || properlyDominates(a, b);
  }

  /** Like {@link #dominates}, but false for a block and itself. */
  public boolean properlyDominates(Block a, Block b) {
    if (a == b) {
      return false;
    }
    int over = node(a);
    int under = node(b);
    if (enter[under] == NONE) {
      return true;
    }
    return enter[over] != NONE && enter[over] < enter[under] && enter[under] <= leave[over];
  }

  /**
   * Returns the immediate dominator; null for the root, for children of the virtual exit, and for unreachable blocks.
   */
  public @Nullable Block immediateDominator(Block block) {
    return blockOf(idom[node(block)]);
  }

  /**
   * The first of the blocks that {@code block} dominates immediately, or null; {@link #nextSibling} leads to the
   * others.
   */
  public @Nullable Block firstChild(Block block) {
    return blockOf(firstChild[node(block)]);
  }

  /** Returns the next block with the same immediate dominator, or null. */
  public @Nullable Block nextSibling(Block block) {
    return blockOf(nextSibling[node(block)]);
  }

  /** Returns the nearest block that dominates both, or null if there is none. Linear in the depth of the tree. */
  public @Nullable Block nearestCommonDominator(Block a, Block b) {
    int x = node(a);
    int y = node(b);
    if (enter[x] == NONE || enter[y] == NONE) {
      return enter[x] == NONE ? (enter[y] == NONE ? null : b) : a;
    }
    while (x != y) {
      if (depth[x] >= depth[y]) {
        x = idom[x];
      } else {
        y = idom[y];
      }
    }
    return blockOf(x);
  }

  /** The reachable blocks, dominators first: a preorder of the tree. */
  public Block[] preorder() {
    Block[] blocks = new Block[graph.root < graph.blocks.length ? order.length : order.length - 1];
    int filled = 0;
    for (int node : order) {
      if (node < graph.blocks.length) {
        blocks[filled++] = graph.blocks[node];
      }
    }
    return blocks;
  }

  private @Nullable Block blockOf(int node) {
    return node == NONE || node >= graph.blocks.length ? null : graph.blocks[node];
  }
}
