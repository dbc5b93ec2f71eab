// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * The operations over which the units of a group of keys must not move up: operations that use, directly or in their
 * regions, a value that may be the freed buffer, and the definitions of operands. Other units are no barriers: the
 * order of two deallocations does not matter, as they free different buffers.
 *
 * <p>Linear in the users of the group and their depth; a query is logarithmic in the users in the block, and skips the
 * users of other buffers of the group one by one.
 */
final class Barriers {
  /** An operation, and the keys of the group whose buffers it uses, directly or in its regions. */
  private static final class Touched {
    private final Operation op;
    private int position;
    private long all;
    private long direct;

    Touched(Operation op) {
      this.op = op;
    }
  }

  private final BlockLayout layout;
  private final OutsideBuffers outside;
  private final Map<FreeKey, Long> bits = new HashMap<>();
  private final Map<Operation, Touched> touched = new IdentityHashMap<>();
  private final Map<Block, List<Touched>> inBlocks = new IdentityHashMap<>();
  private final Map<Region, Map<Block, Long>> regions = new IdentityHashMap<>();

  /** Finds the barriers for {@code group}, at most {@link BufferUsers#GROUP} keys. */
  Barriers(Operation root, BufferUsers users, BlockLayout layout, OutsideBuffers outside, List<FreeKey> group) {
    this.layout = layout;
    this.outside = outside;
    for (FreeKey key : group) {
      outside.describe(key);
      bits.put(key, 1L << bits.size());
    }
    users.visit(group.stream().map(FreeKey::buffers).toList(), (user, keys) -> {
      if (!layout.isInUnit(user)) {
        touch(root, user, keys);
      }
    });
    for (Touched entry : touched.values()) {
      entry.position = layout.position(entry.op);
      inBlocks.computeIfAbsent(entry.op.block(), block -> new ArrayList<>()).add(entry);
    }
    inBlocks.values().forEach(list -> list.sort(Comparator.comparingInt(entry -> entry.position)));
  }

  private void touch(Operation root, Operation user, long keys) {
    touched.computeIfAbsent(user, Touched::new).direct |= keys;
    for (Operation op = user; op != root; op = op.parentOp()) {
      Touched entry = touched.computeIfAbsent(op, Touched::new);
      if ((entry.all | keys) == entry.all) {
        return;
      }
      entry.all |= keys;
    }
  }

  /**
   * Returns the position of the last barrier for {@code key} in {@code block} at or before {@code from}; {@link
   * BlockLayout#START} if there is none.
   */
  int last(FreeKey key, Block block, int from) {
    int last = lastUser(key, block, from);
    last = Math.max(last, outside.lastAccess(key, block, from));
    for (FreeUnit unit : key.units()) {
      for (Value operand : unit.operands()) {
        Operation definition = operand.definingOp();
        if (definition != null && definition.block() == block) {
          int position = layout.position(definition);
          last = position <= from ? Math.max(last, position) : last;
        }
      }
    }
    return last;
  }

  /**
   * Returns the blocks of {@code region} with barriers for {@code key}, whose buffers unknown accesses must not reach.
   * Linear in the blocks that the group uses.
   */
  List<Block> blocks(FreeKey key, Region region) {
    List<Block> found = new ArrayList<>();
    long bit = bits.get(key);
    regions.computeIfAbsent(region, this::usedBlocks).forEach((block, keys) -> {
      if ((keys & bit) != 0) {
        found.add(block);
      }
    });
    for (Value operand : key.first().operands()) {
      if (operand.parentBlock() != null && operand.parentBlock().parent() == region) {
        found.add(operand.parentBlock());
      }
    }
    return found;
  }

  private Map<Block, Long> usedBlocks(Region region) {
    Map<Block, Long> found = new IdentityHashMap<>();
    inBlocks.forEach((block, list) -> {
      if (block.parent() == region) {
        found.put(block, list.stream().mapToLong(entry -> entry.all).reduce(0, (a, b) -> a | b));
      }
    });
    return found;
  }

  private int lastUser(FreeKey key, Block block, int from) {
    List<Touched> list = inBlocks.getOrDefault(block, List.of());
    int low = 0;
    int high = list.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (list.get(middle).position <= from) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    long bit = bits.get(key);
    for (int i = low - 1; i >= 0; i--) {
      Touched entry = list.get(i);
      if ((entry.all & bit) != 0 && !key.isHelper(entry.op)) {
        return entry.position;
      }
    }
    return BlockLayout.START;
  }

  /** Returns whether an operand of the units of {@code key} is an argument of {@code block}. */
  boolean startsAt(FreeKey key, Block block) {
    for (FreeUnit unit : key.units()) {
      for (Value operand : unit.operands()) {
        if (operand.definingOp() == null && operand.parentBlock() == block) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether {@code op} is a barrier for {@code key} only because of nested operations. */
  boolean isOnlyAround(FreeKey key, Operation op) {
    Touched entry = touched.get(op);
    if (entry != null && (entry.direct & bits.get(key)) != 0) {
      return false;
    }
    for (FreeUnit unit : key.units()) {
      if (unit.operands().stream().anyMatch(operand -> operand.definingOp() == op)) {
        return false;
      }
    }
    return !outside.isAccess(op) || !(key.isExternal() || key.escapes());
  }
}
