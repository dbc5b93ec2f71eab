// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffectOpInterface;

/** Finds the operations that allocate one result, by their memory effects, whatever the memory. Linear. */
public final class BufferAllocations {
  private BufferAllocations() {}

  /** The allocated results of all operations inside {@code root}, in the order of a walk from the inside out. */
  public static List<OpResult> in(Operation root) {
    List<OpResult> found = new ArrayList<>();
    List<MemoryEffect> effects = new ArrayList<>();
    root.walk(op -> {
      MemoryEffectOpInterface known = op.resultCount() == 0 ? null : op.getInterface(MemoryEffectOpInterface.class);
      if (known == null) {
        return;
      }
      effects.clear();
      known.getEffects(op, effects);
      OpResult allocated = onlyAllocation(effects);
      if (allocated != null) {
        found.add(allocated);
      }
    });
    return found;
  }

  private static OpResult onlyAllocation(List<MemoryEffect> effects) {
    OpResult found = null;
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() instanceof OpResult result) {
        if (found != null) {
          return null;
        }
        found = result;
      }
    }
    return found;
  }
}
