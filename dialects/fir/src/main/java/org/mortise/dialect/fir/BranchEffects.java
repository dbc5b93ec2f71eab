// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/** Branches and the end of the program access no memory that is allocated or freed. */
final class BranchEffects implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    // none: fir.select_type reads the descriptor, which no pass may reorder with a terminator
  }
}
