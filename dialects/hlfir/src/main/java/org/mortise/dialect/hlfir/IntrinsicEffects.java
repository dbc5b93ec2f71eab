// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.fir.FirConstraints;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.osgi.service.component.annotations.Component;

/** Reads the variables among the operands, and allocates the result if it is an expression. */
@Component(service = MemoryEffectOpInterface.class)
@Serves({
  AllOp.NAME, AnyOp.NAME, CountOp.NAME, SumOp.NAME, ProductOp.NAME, MaxvalOp.NAME, MinvalOp.NAME, MaxlocOp.NAME,
  MinlocOp.NAME, DotProductOp.NAME, MatmulOp.NAME, MatmulTransposeOp.NAME, TransposeOp.NAME, ConcatOp.NAME,
  CharExtremumOp.NAME, "hlfir.set_length", "hlfir.as_expr"
})
@AutoService(OpInterface.class)
public final class IntrinsicEffects implements MemoryEffectOpInterface {
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
