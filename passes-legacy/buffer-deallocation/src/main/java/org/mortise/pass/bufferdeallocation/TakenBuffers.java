// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Handles operations that reuse a buffer for their results, such as a reallocation, and calls whose callees free it
 * (consumers). An owned buffer that is dead afterwards is consumed as it is, and is not freed on the path of the
 * consumer. A clone is consumed instead if the buffer may be used later, if the consumer is in a nested region (control
 * may skip it), if the operand is an alias of the buffer, or if the caller owns the buffer. A buffer of unknown source
 * belongs to its consumer. Linear in the aliases of the consumed buffers.
 */
final class TakenBuffers {
  private final Operation function;
  private final Survey survey;
  private final BufferAliases aliases;
  private final Map<Value, OwnedBuffer> owned = new IdentityHashMap<>();

  TakenBuffers(Operation function, Survey survey, BufferAliases aliases) {
    this.function = function;
    this.survey = survey;
    this.aliases = aliases;
    survey.owned().forEach(buffer -> owned.put(buffer.value(), buffer));
  }

  /** Replaces consumed operands by clones where needed. Returns whether there are any. */
  boolean cloneWhereNeeded(BufferOperations buffers) {
    Set<Operation> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    owned.values().forEach(buffer -> collectTakenAsTheyAre(buffer, kept));
    List<Survey.Taking> cloned = new ArrayList<>();
    for (Survey.Taking taking : survey.takings()) {
      boolean isFreedElsewhere =
          !kept.contains(taking.op()) && isFreedElsewhere(taking.op().operand(taking.index()));
      if (isFreedElsewhere || !buffers.canBeTaken(taking)) {
        cloned.add(taking);
      }
    }
    cloned.forEach(buffers::cloneTaken);
    return !cloned.isEmpty();
  }

  private void collectTakenAsTheyAre(OwnedBuffer buffer, Set<Operation> found) {
    if (buffer.consumers().isEmpty()) {
      return;
    }
    LiveRange range = new LiveRange(buffer, buffer.aliases(aliases, owned.keySet()));
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
