// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/** The effect of operations on a descriptor: they read memory if the operand is the address of the descriptor. */
final class DescriptorRead implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    if (FirConstraints.isReferenceLike(op.operand(0).type())) {
      effects.add(MemoryEffect.of(Kind.READ, op.operand(0)));
    }
  }
}
