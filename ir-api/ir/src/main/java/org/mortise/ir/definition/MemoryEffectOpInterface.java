// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

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
}
