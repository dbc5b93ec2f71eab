// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.List;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.analysis.FreeingOperations;
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
 * are freed must be of the latter kind, or be owned for sure: then the pass frees them, at the end of the block at the
 * latest, and the operation that frees them now is erased.
 */
final class MemoryEffectDeallocation {
  private final DeallocationState state;
  private final OwnedSources sources;
  private final FreeingOperations freeing;
  private final Report report;

  MemoryEffectDeallocation(
      DeallocationState state, OwnedSources sources, FreeingOperations freeing, Report report) {
    this.state = state;
    this.sources = sources;
    this.freeing = freeing;
    this.report = report;
  }

  /** Whether the operation is there still. */
  boolean process(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || effects.isEmpty()) {
      return true;
    }
    boolean manual = op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
    if (!manual && freesOnlyWhatIsOwned(op, effects)) {
      report.takenOver(op);
      op.erase();
      return false;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (isMemrefWith(MemoryEffect.Kind.FREE, op.operand(i), effects)) {
        checkManual(op, op.operand(i), manual);
      }
    }
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(op.block());
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      MemoryEffect allocation = find(MemoryEffect.Kind.ALLOCATE, result, effects);
      if (allocation != null && DeallocationState.isMemref(result)) {
        boolean owned = !manual
            && allocation.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE && freeing.of(op) != null;
        state.updateOwnership(result, DeallocationState.buildBool(builder, op.location(), owned));
        if (owned) {
          state.addMemrefToDeallocate(result, op.block());
        }
      }
    }
    return true;
  }

  /** Whether the operation does nothing but free buffers that the pass would free all the same. */
  private boolean freesOnlyWhatIsOwned(Operation op, List<MemoryEffect> effects) {
    if (op.resultCount() > 0 || op.regionCount() > 0 || op.successorCount() > 0) {
      return false;
    }
    for (MemoryEffect effect : effects) {
      Value freed = effect.value();
      boolean frees = effect.kind() == MemoryEffect.Kind.FREE && freed != null && DeallocationState.isMemref(freed);
      if (!frees || !sources.areOwned(freed)) {
        return false;
      }
    }
    return true;
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
  private void checkManual(Operation op, Value memref, boolean manual) {
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
