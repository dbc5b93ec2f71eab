// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The positions of the operations of a function in their blocks. Units do not count: a unit has the position of the
 * last other operation before it, and {@value #START} at the start of a block. A snapshot, without the operations in
 * units. Linear.
 */
final class BlockLayout {
  /** The position of the start of a block. */
  static final int START = -1;

  private final Map<Block, List<Operation>> operations = new IdentityHashMap<>();
  private final Map<Operation, Integer> positions = new IdentityHashMap<>();
  private final Map<Operation, FreeUnit> units = new LinkedHashMap<>();
  private final Set<Operation> allocating = Collections.newSetFromMap(new IdentityHashMap<>());
  /** The number of operations that may allocate before each position. */
  private final Map<Block, int[]> allocations = new IdentityHashMap<>();

  BlockLayout(Operation root) {
    root.walkPreOrder((Operation op) -> {
      FreeUnit unit = op == root ? null : FreeUnit.of(op);
      if (unit != null) {
        units.put(op, unit);
        return Walk.Result.SKIP;
      }
      if (op != root && mayAllocate(op)) {
        UnknownAccesses.addWithParents(op, root, allocating);
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          operations.put(block, new ArrayList<>());
        }
      }
      return Walk.Result.ADVANCE;
    });
    operations.forEach(this::number);
  }

  private void number(Block block, List<Operation> inBlock) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (!units.containsKey(op)) {
        inBlock.add(op);
      }
      positions.put(op, inBlock.size() - 1);
    }
    int[] counts = new int[inBlock.size() + 1];
    for (int i = 0; i < inBlock.size(); i++) {
      counts[i + 1] = counts[i] + (allocating.contains(inBlock.get(i)) ? 1 : 0);
    }
    allocations.put(block, counts);
  }

  private static boolean mayAllocate(Operation op) {
    if (UnknownAccesses.accessesAnything(op)) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && effects.stream().anyMatch(effect -> effect.kind() == MemoryEffect.Kind.ALLOCATE
        && effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE);
  }

  /** Returns the units, in program order. */
  Iterable<FreeUnit> units() {
    return units.values();
  }

  /** Returns whether {@code op} is a unit or in one. */
  boolean isInUnit(Operation op) {
    return units.containsKey(op) || units.containsKey(op.parentOp());
  }

  /** Returns the position of {@code op}, which must be a unit or outside of units. */
  int position(Operation op) {
    return positions.get(op);
  }

  /** Returns the operation, which is not a unit, at a position of {@code block}. */
  Operation at(Block block, int position) {
    return operations.get(block).get(position);
  }

  /** Returns the operations of {@code block} except units. */
  List<Operation> operations(Block block) {
    return operations.get(block);
  }

  /** Returns the position of the terminator of {@code block}. */
  int last(Block block) {
    return operations.get(block).size() - 1;
  }

  /** Returns whether an operation of {@code block} after {@code from} up to {@code to}, inclusive, may allocate. */
  boolean mayAllocate(Block block, int from, int to) {
    int[] counts = allocations.get(block);
    return counts[to + 1] > counts[from + 1];
  }

  /** Returns the positions, in order, of the operations of {@code block} that are in {@code wanted}. */
  int[] positionsOf(Block block, Set<Operation> wanted) {
    List<Operation> inBlock = operations.get(block);
    int[] found = new int[inBlock.size()];
    int count = 0;
    for (int i = 0; i < inBlock.size(); i++) {
      if (wanted.contains(inBlock.get(i))) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
