// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Reports which memory an operation allocates, frees, reads and writes. Effects that a definition declares are reported
 * by {@link DeclaredEffects}; an implementation is needed only for effects that depend on the operation. To query
 * effects, use {@code MemoryEffects}, which also knows the traits.
 *
 * <p>An operation that neither implements this nor has a trait about effects may have any effect: passes leave it where
 * it is, and deallocation rejects it where buffers are concerned.
 */
public interface MemoryEffectOpInterface extends OpInterface {
  /** Appends the effects of {@code op} itself, not those of operations inside it. Appends nothing if it has none. */
  void getEffects(Operation op, List<MemoryEffect> effects);

  /**
   * Returns whether {@code op} itself has an effect of this kind on the memory of {@code value}, or on any memory if
   * that is null. To be overridden where it can be said without making the list of all effects.
   */
  default boolean hasEffect(Operation op, MemoryEffect.Kind kind, @Nullable Value value) {
    List<MemoryEffect> effects = new ArrayList<>();
    getEffects(op, effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == kind && (value == null || effect.value() == value)) {
        return true;
      }
    }
    return false;
  }
}
