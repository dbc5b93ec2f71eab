// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.cf.AssertOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Gives the ownership of allocated buffers to the block, except for buffers of automatic allocation scopes and buffers
 * with manual deallocation. An operation may only free a buffer with manual deallocation or a certainly owned buffer.
 * The pass itself frees the latter at the end of the block at the latest, and erases the operation.
 */
final class MemoryEffectDeallocation {
  private final DeallocationState state;
  private final Preconditions preconditions;
  private final FreeingOperations freeing;
  private final UnownedBuffers unowned;
  private final Report report;

  MemoryEffectDeallocation(
      DeallocationState state, Preconditions preconditions, FreeingOperations freeing,
      UnownedBuffers unowned, Report report) {
    this.state = state;
    this.preconditions = preconditions;
    this.freeing = freeing;
    this.unowned = unowned;
    this.report = report;
  }

  /** Processes {@code op}. Returns whether {@code op} still exists. */
  boolean process(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || effects.isEmpty()) {
      return true;
    }
    boolean manual = op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
    if (!manual && preconditions.freesOnlyWhatIsOwned(op, effects)) {
      report.takenOver(op);
      op.erase();
      return false;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (isMemrefWith(MemoryEffect.Kind.FREE, op.operand(i), effects) && !preconditions.isUnowned(op.operand(i))) {
        assertNotOwned(op, op.operand(i));
      }
    }
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(op.block());
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      MemoryEffect allocation = find(MemoryEffect.Kind.ALLOCATE, result, effects);
      if (allocation != null && Memrefs.isMemref(result)) {
        boolean owned = !manual && allocation.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
        if (owned && unowned.reasonOf(result) != null) {
          report.notOwned(result, unowned);
          owned = false;
        }
        owned &= freeing.of(op) != null;
        Value ownership = ConstantOp.createBool(builder, op.location(), owned);
        if (owned) {
          report.owned(op, freeing);
          state.addOwned(result, ownership);
        } else {
          state.setOwnership(result, ownership);
        }
      }
    }
    return true;
  }

  private static boolean isMemrefWith(MemoryEffect.Kind kind, Value value, List<MemoryEffect> effects) {
    return Memrefs.isMemref(value) && find(kind, value, effects) != null;
  }

  private static @Nullable MemoryEffect find(MemoryEffect.Kind kind, Value value, List<MemoryEffect> effects) {
    for (MemoryEffect effect : effects) {
      if (effect.kind() == kind && effect.value() == value) {
        return effect;
      }
    }
    return null;
  }

  /** Asserts that a manually deallocated buffer is not owned, unless that is known statically. */
  private void assertNotOwned(Operation op, Value memref) {
    Value ownership = state.getOwnership(memref, op.block());
    if (ownership != null) {
      OpBuilder builder = OpBuilder.before(op);
      Value yes = ConstantOp.createBool(builder, op.location(), true);
      Value notOwned = XOrIOp.create(builder, op.location(), ownership, yes);
      AssertOp.create(builder, op.location(), notOwned, "expected that the block does not have ownership");
    }
  }
}
