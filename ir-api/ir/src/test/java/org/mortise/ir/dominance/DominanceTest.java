// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.NoText;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.UnknownLoc;

class DominanceTest {
  private final Context context = NoText.context();
  private final Operation owner = op("t.func", 1);
  private final Region region = owner.region(0);

  private Operation op(String name, int regions, Block... successors) {
    OperationState state = new OperationState(UnknownLoc.of(context), context.operationName(name));
    for (Block successor : successors) {
      state.addSuccessor(successor);
    }
    for (int i = 0; i < regions; i++) {
      state.addRegion();
    }
    return Operation.create(state);
  }

  private Block[] blocks(int count) {
    Block[] blocks = new Block[count];
    for (int i = 0; i < count; i++) {
      blocks[i] = region.addBlock();
    }
    return blocks;
  }

  private void branch(Block from, Block... to) {
    from.append(op("t.br", 0, to));
  }

  @Test
  void dominates_sidesOfDiamond_dominateNothing() {
    Block[] b = blocks(4);
    branch(b[0], b[1], b[2]);
    branch(b[1], b[3]);
    branch(b[2], b[3]);
    DominanceInfo dominance = new DominanceInfo();
    assertThat(dominance.properlyDominates(b[0], b[3])).isTrue();
    assertThat(dominance.properlyDominates(b[1], b[3])).isFalse();
    assertThat(dominance.findNearestCommonDominator(b[1], b[2])).isSameAs(b[0]);
    PostDominanceInfo post = new PostDominanceInfo();
    assertThat(post.properlyPostDominates(b[3], b[0])).isTrue();
    assertThat(post.postDominates(b[1], b[0])).isFalse();
    assertThat(post.findNearestCommonDominator(b[1], b[2])).isSameAs(b[3]);
  }

  @Test
  void dominates_unreachableBlock_byEveryBlock() {
    Block[] b = blocks(3);
    branch(b[0], b[1]);
    branch(b[2], b[1]);
    DominanceInfo dominance = new DominanceInfo();
    assertThat(dominance.isReachableFromEntry(b[2])).isFalse();
    assertThat(dominance.properlyDominates(b[1], b[2])).isTrue();
    assertThat(dominance.properlyDominates(b[2], b[1])).isFalse();
  }

  @Test
  void postDominates_endlessLoop_byBlockVisitedLast() {
    Block[] b = blocks(3);
    branch(b[0], b[1]);
    branch(b[1], b[2]);
    branch(b[2], b[1]);
    PostDominanceInfo post = new PostDominanceInfo();
    assertThat(post.properlyPostDominates(b[1], b[0])).isTrue();
    assertThat(post.properlyPostDominates(b[2], b[1])).isTrue();
    assertThat(post.properlyPostDominates(b[1], b[2])).isFalse();
  }

  @Test
  void dominates_operation_nestedAndLaterOnes() {
    // Two blocks, since one block of an unregistered operation could be a graph.
    Block block = blocks(2)[0];
    Operation outer = op("t.nest", 1);
    Operation inner = op("t.leaf", 0);
    Operation after = op("t.leaf", 0);
    block.append(outer);
    block.append(after);
    outer.region(0).addBlock().append(inner);
    DominanceInfo dominance = new DominanceInfo();
    assertThat(dominance.properlyDominates(outer, inner)).isTrue();
    assertThat(dominance.properlyDominates(inner, after)).isFalse();
    assertThat(dominance.properlyDominates(outer, after)).isTrue();
    assertThat(dominance.properlyDominates(after, inner)).isFalse();
    assertThat(dominance.properlyDominates(outer, outer)).isFalse();
  }

  @Test
  void dominates_randomGraphs_agreesWithDefinition() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      region.clear();
      Block[] b = blocks(1 + random.nextInt(9));
      for (Block block : b) {
        Block[] successors = new Block[random.nextInt(3)];
        for (int i = 0; i < successors.length; i++) {
          successors[i] = b[random.nextInt(b.length)];
        }
        branch(block, successors);
      }
      DominatorTree tree = DominatorTree.of(region);
      for (Block over : b) {
        Set<Block> without = reachedWithout(over);
        for (Block under : b) {
          assertThat(tree.dominates(over, under)).isEqualTo(over == under || !without.contains(under));
        }
      }
    }
  }

  /** Returns the blocks that are reachable without {@code removed}, so not dominated by it. */
  private Set<Block> reachedWithout(Block removed) {
    Set<Block> reached = new HashSet<>();
    if (region.first() != removed) {
      reached.add(region.first());
    }
    boolean growing = true;
    while (growing) {
      growing = false;
      for (Block block : List.copyOf(reached)) {
        for (Block successor : block.last().successors()) {
          growing |= successor != removed && reached.add(successor);
        }
      }
    }
    return reached;
  }

  @Test
  void dominates_longChainOfDiamonds_isNearLinear() {
    Block top = region.addBlock();
    for (int i = 0; i < 50_000; i++) {
      Block left = region.addBlock();
      Block right = region.addBlock();
      Block bottom = region.addBlock();
      branch(top, left, right);
      branch(left, bottom);
      branch(right, bottom);
      top = bottom;
    }
    branch(top);
    assertThat(DominatorTree.of(region).properlyDominates(region.first(), top)).isTrue();
    assertThat(DominatorTree.postDominatorsOf(region).properlyDominates(top, region.first())).isTrue();
  }

  @Test
  void dominates_afterInvalidation_isRecomputed() {
    Block[] b = blocks(3);
    branch(b[0], b[1]);
    branch(b[1], b[2]);
    DominanceInfo dominance = new DominanceInfo();
    assertThat(dominance.dominates(b[1], b[2])).isTrue();
    b[0].last().erase();
    branch(b[0], b[1], b[2]);
    dominance.invalidate(region);
    assertThat(dominance.dominates(b[1], b[2])).isFalse();
    b[0].last().erase();
    branch(b[0], b[1]);
    dominance.invalidate();
    assertThat(dominance.dominates(b[1], b[2])).isTrue();
  }

  @Test
  void postDominates_operation_earlierOperationsAndItself() {
    Block[] b = blocks(2);
    Operation first = op("t.first", 0);
    b[0].append(first);
    branch(b[0], b[1]);
    Operation last = op("t.last", 0);
    b[1].append(last);
    PostDominanceInfo post = new PostDominanceInfo();
    assertThat(post.postDominates(last, first)).isTrue();
    assertThat(post.postDominates(first, last)).isFalse();
    assertThat(post.postDominates(first, first)).isTrue();
    assertThat(post.properlyPostDominates(first, first)).isFalse();
  }
}
