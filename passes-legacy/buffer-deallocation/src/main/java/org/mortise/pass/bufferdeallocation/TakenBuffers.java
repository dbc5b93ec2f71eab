// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.analysis.alias.BackwardWalk;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Operations that take a buffer for their results, such as a reallocation. An owned buffer that nobody needs any more
 * is taken as it is, and is not freed where it was taken. Of one that somebody may need later, that is taken in a
 * region (control may go past it), that comes as an alias, or that the caller owns, a clone is taken. A buffer of which
 * nobody knows where it comes from is left to who takes it. Linear in the aliases of the buffers that are taken.
 */
final class TakenBuffers {
  /** An operand that is taken. */
  private record Taking(Operation op, int index) {}

  private final Operation function;
  private final BufferAliases aliases;
  private final Map<Value, OwnedBuffer> owned = new IdentityHashMap<>();

  TakenBuffers(Operation function, List<OwnedBuffer> owned, BufferAliases aliases) {
    this.function = function;
    this.aliases = aliases;
    owned.forEach(buffer -> this.owned.put(buffer.value(), buffer));
  }

  /** Lets clones be taken where that has to be. Returns whether there are any. */
  boolean cloneWhereNeeded(BufferOperations buffers) {
    List<Taking> found = new ArrayList<>();
    function.walk(op -> collect(op, found));
    Set<Operation> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    owned.values().forEach(buffer -> collectTakenAsTheyAre(buffer, kept));
    found.removeIf(taking -> kept.contains(taking.op()) || !isFreedElsewhere(taking.op().operand(taking.index())));
    found.forEach(taking -> buffers.cloneOperand(taking.op(), taking.index()));
    return !found.isEmpty();
  }

  private static void collect(Operation op, List<Taking> found) {
    for (int i = 0; op.resultCount() > 0 && i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof BaseMemRefType
          && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        found.add(new Taking(op, i));
      }
    }
  }

  private void collectTakenAsTheyAre(OwnedBuffer buffer, Set<Operation> found) {
    if (buffer.consumers().isEmpty()) {
      return;
    }
    LiveRange range = new LiveRange(
        buffer, aliases.resolveUpTo(owned.keySet(), buffer.value()));
    Predicate<Block> neededBehind = Placement.neededBehind(range);
    for (Operation consumer : buffer.consumers()) {
      if (range.lastUse(consumer.block()) == consumer && !neededBehind.test(consumer.block())) {
        found.add(consumer);
      }
    }
  }

  /** Whether this pass, or a caller, frees what {@code taken} can be. */
  private boolean isFreedElsewhere(Value taken) {
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, taken);
    for (Value value = walk.next(); value != null; value = walk.next()) {
      boolean isArgument = value.definingOp() == null && value.parentBlock() == function.region(0).first();
      if (isArgument || owned.containsKey(value)) {
        return true;
      }
      walk.follow();
    }
    return false;
  }
}
