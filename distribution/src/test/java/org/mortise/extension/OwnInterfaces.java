// SPDX-License-Identifier: Apache-2.0
package org.mortise.extension;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.ReturnLike;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.types.MemRefType;

/** The interfaces of the operations of {@link OwnDialect} that deallocation uses. */
final class OwnInterfaces {
  static final List<OpInterface> ALL = List.of(
      new Effects(), new Allocation(), new Borrow(), new Pick(), new Select(), new Scope(), new HandOver(),
      new HandOverDeallocation());

  private OwnInterfaces() {}

  /** Results are allocated, and operands are freed. */
  @Serves({OwnDialect.ALLOC, OwnDialect.STATIC, OwnDialect.FREE})
  private static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (op.resultCount() > 0) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
      } else {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.FREE, op.operand(0)));
      }
    }
  }

  /** Static memory is never freed. */
  @Serves({OwnDialect.ALLOC, OwnDialect.STATIC})
  private static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return op.name().name().equals(OwnDialect.STATIC)
          ? null : builder.create(builder.state(op.location(), OwnDialect.FREE).addOperand(allocated));
    }

    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      return null;
    }
  }

  /** A borrowed buffer is returned, so nothing needs to be done. */
  @Serves(OwnDialect.BORROW)
  private static final class Borrow implements BufferDeallocationOpInterface {
    @Override
    public Operation process(Operation op, OwnershipBuilder ownership) {
      return op;
    }
  }

  /** The result may be either operand. If it must be owned, it is cloned explicitly. */
  @Serves(OwnDialect.PICK)
  private static final class Pick implements BufferDeallocationOpInterface {
    @Override
    public Operation process(Operation op, OwnershipBuilder ownership) {
      return op;
    }

    @Override
    public OwnedMemref materializeUniqueOwnership(
        Operation op, OwnershipBuilder ownership, OpBuilder builder, Value memref) {
      Value copy = AllocOp.create(builder, op.location(), (MemRefType) memref.type(), List.of());
      CopyOp.create(builder, op.location(), memref, copy);
      Value owned = ConstantOp.createBool(builder, op.location(), true);
      ownership.addOwned(copy, owned);
      return new OwnedMemref(copy, owned);
    }
  }

  /** Selects one of two buffers as {@code arith.select} does. */
  @Serves(OwnDialect.SELECT)
  private static final class Select implements SelectLikeOpInterface {
    @Override
    public Value getCondition(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTrueValue(Operation op) {
      return op.operand(1);
    }

    @Override
    public Value getFalseValue(Operation op) {
      return op.operand(2);
    }
  }

  /** The control flow enters the region and leaves the operation after it. */
  @Serves(OwnDialect.SCOPE)
  private static final class Scope implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(point.isParent()
          ? RegionSuccessor.withoutInputs(op.region(0)) : RegionSuccessor.parent(op));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return 1;
    }
  }

  /** Forwards its operands to the parent operation. */
  @Serves(OwnDialect.HAND_OVER)
  private static final class HandOver extends ReturnLike {}

  /** The ownership of each operand is forwarded with it. */
  @Serves(OwnDialect.HAND_OVER)
  private static final class HandOverDeallocation implements BufferDeallocationOpInterface {
    @Override
    public Operation process(Operation op, OwnershipBuilder ownership) {
      OperandRange operands = new OperandRange(op, 0, op.operandCount());
      operands.append(ownership.insertDealloc(op, operands));
      return op;
    }
  }
}
