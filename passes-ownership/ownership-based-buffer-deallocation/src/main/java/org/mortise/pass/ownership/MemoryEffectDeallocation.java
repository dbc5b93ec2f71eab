// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.List;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.dialect.bufferization.deallocation.Ownership;
import org.mortise.dialect.cf.AssertOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * What an operation allocates is owned by its block, unless it is freed by leaving the scope or by hand. Buffers that
 * are freed must be of the latter kind.
 */
final class MemoryEffectDeallocation {
  private MemoryEffectDeallocation() {}

  static void process(Operation op, DeallocationState state) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || effects.isEmpty()) {
      return;
    }
    boolean manual = op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
    for (int i = 0; i < op.operandCount(); i++) {
      if (isMemrefWith(MemoryEffect.Kind.FREE, op.operand(i), effects)) {
        checkManual(op, op.operand(i), manual, state);
      }
    }
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(op.block());
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      MemoryEffect allocation = find(MemoryEffect.Kind.ALLOCATE, result, effects);
      if (allocation != null && DeallocationState.isMemref(result)) {
        boolean owned = !manual && allocation.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
        state.updateOwnership(result, DeallocationState.buildBool(builder, op.location(), owned));
        if (owned) {
          state.addMemrefToDeallocate(result, op.block());
        }
      }
    }
  }

  private static boolean isMemrefWith(MemoryEffect.Kind kind, Value value, List<MemoryEffect> effects) {
    return DeallocationState.isMemref(value) && find(kind, value, effects) != null;
  }

  private static MemoryEffect find(MemoryEffect.Kind kind, Value value, List<MemoryEffect> effects) {
    for (MemoryEffect effect : effects) {
      if (effect.kind() == kind && effect.value() == value) {
        return effect;
      }
    }
    return null;
  }

  /** A buffer that is freed by hand must not be owned; what is not known before is asserted. */
  private static void checkManual(Operation op, Value memref, boolean manual, DeallocationState state) {
    if (!manual) {
      throw new DeallocationException(op.error("memory free side-effect on MemRef value not supported!"));
    }
    Ownership ownership = state.getOwnership(memref, op.block());
    if (ownership.isUnique()) {
      OpBuilder builder = OpBuilder.before(op);
      Value yes = DeallocationState.buildBool(builder, op.location(), true);
      Value notOwned = XOrIOp.create(builder, op.location(), ownership.indicator(), yes).result();
      AssertOp.create(builder, op.location(), notOwned, "expected that the block does not have ownership");
    }
  }
}
