// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantcodemotion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Computes which operations, including their nested operations, are speculatable and have no memory effects. Operations
 * are visited in postorder, and the results for operations with regions are cached, so nesting adds no cost. A
 * hoistable read counts as an operation without effects.
 */
final class PureOperations {
  private final Set<Operation> effectFree = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Operation> speculatable = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<MemoryEffect> effects = new ArrayList<>(0);
  private final HoistableReads reads;

  PureOperations(HoistableReads reads) {
    this.reads = reads;
  }

  /** Must be called for every operation, after all operations inside it. */
  void visit(Operation op) {
    if (op.regionCount() == 0) {
      return;
    }
    if (computeEffectFree(op)) {
      effectFree.add(op);
    }
    if (computeSpeculatable(op)) {
      speculatable.add(op);
    }
  }

  boolean contains(Operation op) {
    return isEffectFree(op) && isSpeculatable(op);
  }

  private boolean isEffectFree(Operation op) {
    return op.regionCount() == 0 ? MemoryEffects.isMemoryEffectFree(op) || reads.isSpeculatableRead(op)
        : effectFree.contains(op);
  }

  private boolean isSpeculatable(Operation op) {
    return op.regionCount() == 0 ? MemoryEffects.isSpeculatable(op) || reads.isSpeculatableRead(op)
        : speculatable.contains(op);
  }

  private boolean computeEffectFree(Operation op) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known != null) {
      effects.clear();
      known.getEffects(op, effects);
      if (!effects.isEmpty()) {
        return false;
      }
    }
    if (!op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return known != null || op.hasTrait(Trait.NO_MEMORY_EFFECT);
    }
    return areAllInside(op, true);
  }

  private boolean computeSpeculatable(Operation op) {
    if (op.hasTrait(Trait.ALWAYS_SPECULATABLE)) {
      return true;
    }
    ConditionallySpeculatable conditional = op.getInterface(ConditionallySpeculatable.class);
    if (conditional != null && conditional.isSpeculatable(op)) {
      return true;
    }
    boolean recursive = conditional == null
        ? op.hasTrait(Trait.RECURSIVELY_SPECULATABLE)
        : conditional.isRecursivelySpeculatable(op);
    return recursive && areAllInside(op, false);
  }

  private boolean areAllInside(Operation op, boolean askForEffects) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (Operation inner = block.first(); inner != null; inner = inner.next()) {
          if (askForEffects ? !isEffectFree(inner) : !isSpeculatable(inner)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
