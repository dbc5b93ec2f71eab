// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flanglicm;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.fir.alias.MemorySource;
import org.mortise.dialect.fir.alias.SourceSearch;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/**
 * The variables that a loop may write. An effect without a value, other than a read, may be on each of them. The
 * effects of the loop itself do not count. Linear in the operations of the loop.
 */
final class WrittenVariables {
  private final Set<MemorySource> variables = new LinkedHashSet<>();
  private final Set<Value> addresses = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<MemoryEffect> effects = new ArrayList<>();
  private boolean isAnyWritten;

  private WrittenVariables() {}

  static WrittenVariables of(Operation loop) {
    WrittenVariables writes = new WrittenVariables();
    writes.isAnyWritten = !loop.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)
        || loop.walkPreOrder(op -> op == loop ? Walk.Result.ADVANCE : writes.visit(op)) == Walk.Result.INTERRUPT;
    return writes;
  }

  /** Returns whether a variable may be written. */
  boolean mayContain(MemorySource variable) {
    if (isAnyWritten) {
      return true;
    }
    for (MemorySource written : variables) {
      if (variable.mayOverlap(written)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the effects of one operation; interrupts the walk if all variables may be written. */
  private Walk.Result visit(Operation op) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known != null) {
      effects.clear();
      known.getEffects(op, effects);
      for (MemoryEffect effect : effects) {
        if (!add(effect)) {
          return Walk.Result.INTERRUPT;
        }
      }
    }
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return Walk.Result.ADVANCE;
    }
    return known != null || op.hasTrait(Trait.NO_MEMORY_EFFECT) ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
  }

  /** Adds an effect; returns false if it may be on all variables. */
  private boolean add(MemoryEffect effect) {
    if (effect.kind() == MemoryEffect.Kind.READ) {
      return true;
    }
    if (effect.value() == null || effect.kind() == MemoryEffect.Kind.FREE) {
      return false;
    }
    if (effect.kind() == MemoryEffect.Kind.WRITE && addresses.add(effect.value())) {
      variables.add(SourceSearch.of(effect.value()));
    }
    return true;
  }
}
