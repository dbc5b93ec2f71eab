// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Finds the values and uses through which a buffer may be accessed. A use that only forwards the buffer to an alias
 * counts only if the buffer may be accessed through that alias. Considers the flow between values, not its order in
 * time. Linear in the values, their uses and the flow between them. A snapshot, as {@link BufferAliases} is.
 */
public final class AccessedBuffers {
  private static final BufferGraph BY_TERMINATORS = BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_EXIT);

  private final BufferAliases aliases;
  private final List<Boolean> answers;
  /** Uses that neither access the buffer nor forward it to an alias. */
  private final Set<OpOperand> idle = Collections.newSetFromMap(new IdentityHashMap<>());

  private AccessedBuffers(BufferAliases aliases) {
    this.aliases = aliases;
    this.answers = BufferFlow.of(aliases).fold(aliases.values(), AccessedBuffers::hasAccess, Boolean::logicalOr);
  }

  /** Computes the accesses of the buffers inside {@code root}, whose aliases are {@code aliases}. */
  public static AccessedBuffers of(Operation root, BufferAliases aliases) {
    AccessedBuffers accessed = new AccessedBuffers(aliases);
    Set<OpOperand> needed = Collections.newSetFromMap(new IdentityHashMap<>());
    BufferGraph.TargetVisitor visitor = (operand, target) -> {
      if (!BufferGraph.isBuffer(target)) {
        return;
      }
      boolean isAccess = mayAccess(operand.owner(), operand.value()) || accessed.contains(target);
      (isAccess ? needed : accessed.idle).add(operand);
    };
    root.walk(op -> BY_TERMINATORS.visitTargets(op, visitor));
    accessed.idle.removeAll(needed);
    return accessed;
  }

  /**
   * Returns whether the buffer of {@code value} may be accessed through the value or an alias that it is forwarded to.
   */
  public boolean contains(Value value) {
    int number = aliases.numberOf(value);
    return number < 0 ? hasAccess(value) : answers.get(number);
  }

  /** Returns whether {@code use} accesses the buffer, or forwards it to an alias through which it may be accessed. */
  public boolean contains(OpOperand use) {
    return !idle.contains(use) && contains(use.value());
  }

  private static boolean hasAccess(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (!BufferGraph.isDescribed(use.owner()) || mayAccess(use.owner(), value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayAccess(Operation op, Value value) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
    }
    for (MemoryEffect effect : effects) {
      if (effect.value() == null || effect.value() == value) {
        return true;
      }
    }
    return false;
  }
}
