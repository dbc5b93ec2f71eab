// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.dialect.fir.FirConstraints;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/** Reads the variables among the operands, and allocates the result if it is an expression. */
final class IntrinsicEffects implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    if (op.result(0).type() instanceof ExprType) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (FirConstraints.ANY_REF_OR_BOX_LIKE.accepts(op.operand(i).type())) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, op.operand(i)));
      }
    }
  }
}
