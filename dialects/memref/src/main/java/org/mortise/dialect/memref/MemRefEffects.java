// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.osgi.service.component.annotations.Component;

/**
 * The memory effects of operations of this dialect, told by a few numbers: which operands are read, written and freed,
 * and whether the result is allocated.
 */
@Component(service = MemoryEffectOpInterface.class)
@Serves({
  AllocOp.NAME, ReallocOp.NAME, AllocaOp.NAME, DeallocOp.NAME, LoadOp.NAME, StoreOp.NAME, CopyOp.NAME,
  AtomicRMWOp.NAME, GenericAtomicRMWOp.NAME, PrefetchOp.NAME, DmaStartOp.NAME, DmaWaitOp.NAME, AssumeAlignmentOp.NAME
})
@AutoService(OpInterface.class)
public final class MemRefEffects implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    switch (op.name().name()) {
      case AllocOp.NAME -> effects.add(MemoryEffect.of(Kind.ALLOCATE, op.result(0)));
      case AllocaOp.NAME ->
          effects.add(MemoryEffect.of(Kind.ALLOCATE, op.result(0), Resource.AUTOMATIC_ALLOCATION_SCOPE));
      case ReallocOp.NAME -> {
        effects.add(MemoryEffect.of(Kind.FREE, op.operand(0)));
        effects.add(MemoryEffect.of(Kind.ALLOCATE, op.result(0)));
      }
      case DeallocOp.NAME -> effects.add(MemoryEffect.of(Kind.FREE, op.operand(0)));
      case LoadOp.NAME -> effects.add(MemoryEffect.of(Kind.READ, op.operand(0)));
      case StoreOp.NAME -> effects.add(MemoryEffect.of(Kind.WRITE, op.operand(1)));
      case CopyOp.NAME -> {
        effects.add(MemoryEffect.of(Kind.READ, op.operand(0)));
        effects.add(MemoryEffect.of(Kind.WRITE, op.operand(1)));
      }
      case AtomicRMWOp.NAME -> readAndWrite(op.operand(1), effects);
      case GenericAtomicRMWOp.NAME -> readAndWrite(op.operand(0), effects);
      case DmaStartOp.NAME -> transfer(DmaStartOp.of(op), effects);
      case DmaWaitOp.NAME -> readAndWrite(op.operand(0), effects);
      default -> effects.add(MemoryEffect.of(Kind.WRITE, op.operand(0)));
    }
  }

  private static void readAndWrite(Value memory, List<MemoryEffect> effects) {
    effects.add(MemoryEffect.of(Kind.READ, memory));
    effects.add(MemoryEffect.of(Kind.WRITE, memory));
  }

  private static void transfer(DmaStartOp op, List<MemoryEffect> effects) {
    effects.add(MemoryEffect.of(Kind.READ, op.source()));
    effects.add(MemoryEffect.of(Kind.WRITE, op.target()));
    effects.add(MemoryEffect.of(Kind.READ, op.tag()));
  }
}
