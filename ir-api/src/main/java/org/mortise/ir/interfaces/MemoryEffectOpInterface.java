// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * Tells which memory an operation allocates, frees, reads and writes. To ask, use {@link MemoryEffects}, which also
 * knows the traits.
 *
 * <p>An operation that neither implements this nor has a trait that says it can have any effect; passes leave it where
 * it is, and deallocation refuses it where buffers are at stake.
 */
public interface MemoryEffectOpInterface extends OpInterface {
  /** Appends the effects of {@code op} itself, not those of operations inside it. Appends nothing if it has none. */
  void getEffects(Operation op, List<MemoryEffect> effects);
}
