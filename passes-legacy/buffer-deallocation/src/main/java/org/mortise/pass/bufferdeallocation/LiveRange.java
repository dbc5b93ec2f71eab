// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
 * Where a buffer is needed in the region in which it is made, through any of its aliases: the last operation of each block
 * that uses one or makes one. Linear in the uses.
 */
final class LiveRange {
  private final OwnedBuffer buffer;
  private final Region region;
  private final Map<Block, Operation> lastUses = new IdentityHashMap<>();
  /** The blocks of the region with uses or aliases, in the order in which they were found. */
  private final List<Block> blocks = new ArrayList<>();

  /** @param aliases all values that can be the buffer, itself first, all of which it dominates */
  LiveRange(OwnedBuffer buffer, List<Value> aliases) {
    this.buffer = buffer;
    this.region = buffer.value().parentRegion();
    touch(buffer.value().parentBlock());
    for (Value alias : aliases) {
      if (alias.definingOp() != null) {
        use(alias.definingOp(), false);
      } else {
        touch(region.findAncestorBlockInRegion(alias.parentBlock()));
      }
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        use(use.owner(), hidesNothing(alias.type()));
      }
    }
  }

  OwnedBuffer buffer() {
    return buffer;
  }

  Region region() {
    return region;
  }

  List<Block> blocks() {
    return blocks;
  }

  Block definition() {
    return buffer.value().parentBlock();
  }

  /** The last operation of {@code block} that needs the buffer, or null. */
  Operation lastUse(Block block) {
    return lastUses.get(block);
  }

  /** A call's result of such a type counts as an alias, but what hands over the result hands over no buffer. */
  private static boolean hidesNothing(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  private void use(Operation user, boolean ofNumber) {
    Block block = region.findAncestorBlockInRegion(user.block());
    if (block == null) {
      return;
    }
    touch(block);
    if (ofNumber && user == block.last()) {
      return;
    }
    Operation inBlock = block.findAncestorOpInBlock(user);
    Operation known = lastUses.get(block);
    if (known == null || known.isBeforeInBlock(inBlock)) {
      lastUses.put(block, inBlock);
    }
  }

  private void touch(Block block) {
    if (block != null && !lastUses.containsKey(block)) {
      lastUses.put(block, null);
      blocks.add(block);
    }
  }
}
