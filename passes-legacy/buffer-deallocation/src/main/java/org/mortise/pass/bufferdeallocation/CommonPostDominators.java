// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferFlow;
import org.mortise.analyses.cfg.BackEdgeInfo;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.dominance.PostDominanceInfo;

/**
 * Finds for each of many buffers the nearest common post-dominator of all uses of all its aliases, and the last use in
 * that block. The block exists only if the region has no cycle of blocks and if the definition of the buffer dominates
 * it.
 *
 * <p>Buffers of one region, and then buffers with the same block, are processed together: shared aliases are visited
 * once per region and once per block, not once per buffer.
 */
final class CommonPostDominators {
  /** The end of a buffer's lifetime; {@code lastUse} is null if no operation of the block uses the buffer. */
  record LifetimeEnd(Block block, Operation lastUse) {}

  /** The block that post-dominates some uses; null if there is none. */
  private record Common(Block block) {}

  private final DominanceInfo dominance = new DominanceInfo();
  private final PostDominanceInfo postDominance = new PostDominanceInfo();
  private final BackEdgeInfo backEdges = new BackEdgeInfo();
  private final BufferFlow flow;
  private final Map<Value, Block> blocks = new IdentityHashMap<>(4);
  private final Map<Value, LifetimeEnd> ends = new IdentityHashMap<>(4);

  CommonPostDominators(List<Value> buffers, BufferFlow flow) {
    this.flow = flow;
    groups(buffers, Value::parentRegion).forEach(this::findBlocks);
    groups(buffers, blocks::get).forEach(this::findLastUses);
  }

  /** Returns the end of the buffer's lifetime, or null if there is no common post-dominator. */
  @Nullable LifetimeEnd of(Value buffer) {
    return ends.get(buffer);
  }

  /** Groups {@code buffers} by key; buffers with a null key are omitted. */
  private static <K> Map<K, List<Value>> groups(List<Value> buffers, Function<Value, K> key) {
    Map<K, List<Value>> groups = new LinkedHashMap<>();
    for (Value buffer : buffers) {
      K group = key.apply(buffer);
      if (group != null) {
        groups.computeIfAbsent(group, k -> new ArrayList<>()).add(buffer);
      }
    }
    return groups;
  }

  private void findBlocks(Region region, List<Value> buffers) {
    if (region.hasOneBlock()) {
      buffers.forEach(buffer -> blocks.put(buffer, region.first()));
      return;
    }
    if (backEdges.hasLoop(region)) {
      return;
    }
    DominatorTree dominators = dominance.treeOf(region);
    DominatorTree postDominators = postDominance.treeOf(region);
    BinaryOperator<Common> join = (a, b) -> nearest(a, b, postDominators);
    List<Common> found = flow.fold(buffers, value -> commonOf(value, region, join), join);
    for (int i = 0; i < found.size(); i++) {
      Block definition = buffers.get(i).parentBlock();
      Common common = nearest(found.get(i), new Common(definition), postDominators);
      if (common.block() != null && dominators.isReachable(definition)
          && dominance.dominates(definition, common.block())) {
        blocks.put(buffers.get(i), common.block());
      }
    }
  }

  private static Common nearest(Common a, Common b, DominatorTree postDominators) {
    if (b == null || a != null && (a.block() == null || a.block() == b.block())) {
      return a;
    }
    if (a == null || b.block() == null) {
      return b;
    }
    return new Common(postDominators.nearestCommonDominator(a.block(), b.block()));
  }

  private static Common commonOf(Value value, Region region, BinaryOperator<Common> join) {
    Common[] common = new Common[1];
    LiveRange.visitNeeds(value, region, (block, op) -> common[0] = join.apply(common[0], new Common(block)));
    return common[0];
  }

  private void findLastUses(Block block, List<Value> buffers) {
    List<Operation> found = flow.fold(buffers, value -> lastUseOf(value, block), LiveRange::later);
    for (int i = 0; i < found.size(); i++) {
      ends.put(buffers.get(i), new LifetimeEnd(block, found.get(i)));
    }
  }

  private static Operation lastUseOf(Value value, Block block) {
    Operation[] last = new Operation[1];
    LiveRange.visitNeeds(value, block.parent(), (place, op) -> {
      if (place == block) {
        last[0] = LiveRange.later(last[0], op);
      }
    });
    return last[0];
  }
}
