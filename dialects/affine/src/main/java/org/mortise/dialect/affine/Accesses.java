// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.types.MemRefType;
import org.osgi.service.component.annotations.Component;

/** What {@link LoadOp} and {@link StoreOp} have in common: the check of their indices, and their memory effects. */
@Component(service = MemoryEffectOpInterface.class)
@Serves({LoadOp.NAME, StoreOp.NAME})
@AutoService(OpInterface.class)
public final class Accesses implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    boolean load = op.is(LoadOp.DEFINITION);
    effects.add(load ? MemoryEffect.of(Kind.READ, op.operand(0)) : MemoryEffect.of(Kind.WRITE, op.operand(1)));
  }

  /** @param memref the number of the operand that is the memref */
  static Diagnostic verify(Operation op, int memref) {
    MemRefType type = (MemRefType) op.operand(memref).type();
    AffineMap map = MapOperands.mapOf(op);
    if (map.resultCount() != type.rank()) {
      return op.opError("affine map num results must equal memref rank");
    }
    if (map.inputCount() != op.operandCount() - memref - 1) {
      return op.opError("expects as many subscripts as affine map inputs");
    }
    for (int i = memref + 1; i < op.operandCount(); i++) {
      if (!AffineScopes.isDimOrSymbol(op.operand(i))) {
        return op.opError("index must be a valid dimension or symbol identifier");
      }
    }
    return null;
  }
}
