// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * The live range of a buffer in the region that defines it: the last operation of each block that uses or creates an
 * alias. Linear in the uses.
 */
final class LiveRange {
  private final OwnedBuffer buffer;
  private final @Nullable Region region;
  private final Map<Block, Operation> lastUses = new IdentityHashMap<>();
  /** The blocks of the region with uses or aliases, in the order in which they were found. */
  private final List<Block> blocks = new ArrayList<>();

  /** @param aliases all values that can be the buffer, which dominates them, beginning with itself */
  LiveRange(OwnedBuffer buffer, List<Value> aliases) {
    this.buffer = buffer;
    this.region = buffer.value().parentRegion();
    need(definition(), null);
    for (Value alias : aliases) {
      visitNeeds(alias, region, this::need);
    }
  }

  /**
   * Calls {@code visitor} for each block of {@code region} in which {@code alias} is defined or used, with the
   * operation of that block that does so, directly or in its regions; the operation is null for a block argument.
   */
  static void visitNeeds(Value alias, @Nullable Region region, BiConsumer<Block, Operation> visitor) {
    Operation definition = alias.definingOp();
    Block made = region.findAncestorBlockInRegion(alias.parentBlock());
    if (made != null) {
      visitor.accept(made, definition == null ? null : made.findAncestorOpInBlock(definition));
    }
    boolean isNumber = containsNoBuffer(alias.type());
    for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      Block block = region.findAncestorBlockInRegion(user.block());
      if (block != null) {
        visitor.accept(block, isNumber && user == block.last() ? null : block.findAncestorOpInBlock(user));
      }
    }
  }

  /** Returns the later of two operations of a block, or the operation that is not null. */
  static Operation later(@Nullable Operation a, Operation b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return a.isBeforeInBlock(b) ? b : a;
  }

  OwnedBuffer buffer() {
    return buffer;
  }

  List<Block> blocks() {
    return blocks;
  }

  @Nullable Block definition() {
    return buffer.value().parentBlock();
  }

  /** Returns the last operation of {@code block} that uses or creates an alias, or null. */
  @Nullable Operation lastUse(Block block) {
    return lastUses.get(block);
  }

  /**
   * Returns whether values of {@code type} cannot contain a buffer. Results of calls count as aliases regardless of
   * their type, but a terminator that forwards such a value forwards no buffer.
   */
  private static boolean containsNoBuffer(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  private void need(Block block, @Nullable Operation op) {
    if (!lastUses.containsKey(block)) {
      blocks.add(block);
    }
    lastUses.put(block, later(lastUses.get(block), op));
  }
}
