// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * The buffers that may come from outside of a function, or that escape: arguments, loaded values and stored values. Any
 * two of them may be the same. Linear in the function.
 */
final class OutsideBuffers {
  private final BufferUsers users;
  private final BlockLayout layout;
  private final UnknownAccesses unknown;
  private final Set<Value> sources = Collections.newSetFromMap(new IdentityHashMap<>());
  /** The values that unknown accesses may reach. */
  private final Set<Value> reachable = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Operation> accesses = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Block, int[]> accessPositions = new IdentityHashMap<>();
  private final Map<Block, int[]> unknownPositions = new IdentityHashMap<>();

  /**
   * Finds the buffers.
   *
   * @param confined arguments that callers have not stored, so unknown accesses do not reach them
   */
  OutsideBuffers(Operation root, BufferUsers users, BlockLayout layout, Set<Value> confined) {
    this.users = users;
    this.layout = layout;
    this.unknown = new UnknownAccesses(root, users);
    sources.addAll(unknown.sources());
    root.walkPreOrder((Consumer<Operation>) op -> addArguments(op, op == root));
    reachable.addAll(sources);
    reachable.removeAll(confined);
    if (freesAddresses(layout)) {
      sources.addAll(users.followAddresses(root));
    }
    for (Value value : users.values()) {
      if (BufferUsers.isReference(value) && users.escapes(value)) {
        sources.add(value);
      }
    }
    users.visitAll(new ArrayList<>(sources), user -> {
      if (!layout.isInUnit(user)) {
        UnknownAccesses.addWithParents(user, root, accesses);
      }
    });
  }

  private static boolean freesAddresses(BlockLayout layout) {
    for (FreeUnit unit : layout.units()) {
      if (unit.freed().stream().anyMatch(value -> BufferUsers.isToken(value.type()))) {
        return true;
      }
    }
    return false;
  }

  private void addArguments(Operation op, boolean isRoot) {
    if (op.regionCount() == 0 || !isRoot && op.implementsInterface(RegionBranchOpInterface.class)) {
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry != null) {
        entry.argumentList().stream().filter(BufferUsers::isReference).forEach(sources::add);
      }
    }
  }

  /** Sets all values that may be the buffers that the units of {@code key} free. */
  void describe(FreeKey key) {
    Set<Value> buffers = new LinkedHashSet<>();
    for (Value freed : key.first().freed()) {
      buffers.addAll(users.sourcesOf(freed));
    }
    boolean external = false;
    boolean escapes = false;
    for (Value buffer : buffers) {
      external |= sources.contains(buffer);
      escapes |= mayBeReached(buffer);
    }
    key.setBuffers(List.copyOf(buffers), external || escapes, escapes);
  }

  /** Returns whether unknown accesses may reach {@code buffer}, regardless of its sources. */
  boolean mayBeReached(Value buffer) {
    return reachable.contains(buffer) || users.escapes(buffer);
  }

  /**
   * Returns the last position up to {@code from} of an operation of {@code block} that may access a buffer of {@code
   * key} without a known alias; {@link BlockLayout#START} if there is none.
   */
  int lastAccess(FreeKey key, Block block, int from) {
    int last = BlockLayout.START;
    if (key.isExternal()) {
      last = last(accessPositions.computeIfAbsent(block, b -> layout.positionsOf(b, accesses)), from);
    }
    if (key.escapes()) {
      last = Math.max(last,
          last(unknownPositions.computeIfAbsent(block, b -> layout.positionsOf(b, unknown.operations())), from));
    }
    return last;
  }

  private static int last(int[] positions, int from) {
    int found = Arrays.binarySearch(positions, from);
    int index = found >= 0 ? found : -found - 2;
    return index < 0 ? BlockLayout.START : positions[index];
  }

  /** Returns whether {@code op} itself, not only a nested operation, may access buffers in unknown ways. */
  boolean isAccess(Operation op) {
    return op.regionCount() == 0 || UnknownAccesses.accessesAnything(op);
  }
}
