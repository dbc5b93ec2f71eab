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
 * <p>An operation without this interface and without a trait about effects may have any effect: passes do not move it,
 * and deallocation rejects it if it involves buffers.
 */
public interface MemoryEffectOpInterface extends OpInterface {
  /** Appends the effects of {@code op} itself, without nested operations. Appends nothing if it has none. */
  void getEffects(Operation op, List<MemoryEffect> effects);

  /**
   * Returns whether {@code op} itself has an effect of this kind on the memory of {@code value}, or on any memory if
   * that is null. Should be overridden if this can be computed without creating all effects.
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
