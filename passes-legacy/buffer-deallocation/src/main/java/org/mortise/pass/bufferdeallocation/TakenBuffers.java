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
 * Handles operations that reuse a buffer for their results, such as a reallocation (consumers). An owned buffer that is
 * dead afterwards is consumed as it is, and is not freed on the path of the consumer. A clone is consumed instead if
 * the buffer may be used later, if the consumer is in a nested region (control may skip it), if the operand is an alias
 * of the buffer, or if the caller owns the buffer. A buffer of unknown source belongs to its consumer. Linear in the
 * aliases of the consumed buffers.
 */
final class TakenBuffers {
  /** A consumed operand. */
  private record Taking(Operation op, int index) {}

  private final Operation function;
  private final BufferAliases aliases;
  private final Map<Value, OwnedBuffer> owned = new IdentityHashMap<>();

  TakenBuffers(Operation function, List<OwnedBuffer> owned, BufferAliases aliases) {
    this.function = function;
    this.aliases = aliases;
    owned.forEach(buffer -> this.owned.put(buffer.value(), buffer));
  }

  /** Replaces consumed operands by clones where needed. Returns whether there are any. */
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
    Predicate<Block> neededAfter = Placement.neededAfter(range);
    for (Operation consumer : buffer.consumers()) {
      if (range.lastUse(consumer.block()) == consumer && !neededAfter.test(consumer.block())) {
        found.add(consumer);
      }
    }
  }

  /** Returns whether this pass, or a caller, frees a buffer that {@code taken} can be. */
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
