// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/** Derives the accesses of operations from their memory effects. */
public final class EffectAccesses {
  private EffectAccesses() {}

  /**
   * Returns the accesses of {@code op} to the memory of {@code value}. An operation whose effects are unknown, or
   * depend on its regions, may read and write it; for others, only effects on values that may alias {@code value}
   * count. One query per effect.
   */
  public static ModRefResult of(Operation op, Value value, AliasOracle aliases) {
    List<MemoryEffect> effects = op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) ? null : MemoryEffects.of(op);
    if (effects == null) {
      return ModRefResult.MOD_REF;
    }
    ModRefResult result = ModRefResult.NONE;
    for (MemoryEffect effect : effects) {
      ModRefResult done = switch (effect.kind()) {
        case READ -> ModRefResult.REF;
        case WRITE -> ModRefResult.MOD;
        case ALLOCATE, FREE -> ModRefResult.NONE;
      };
      if (done != ModRefResult.NONE
          && (effect.value() == null || aliases.alias(effect.value(), value) != AliasResult.NO)) {
        result = result.union(done);
      }
    }
    return result;
  }
}
