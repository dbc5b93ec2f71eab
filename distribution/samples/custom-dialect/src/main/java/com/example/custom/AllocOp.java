// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.types.MemRefType;
import org.osgi.service.component.annotations.Component;

/** Allocates memory that {@code custom.free} frees, and nothing else. */
public final class AllocOp {
  public static final String NAME = "custom.alloc";

  public static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("sizes", TypeConstraints.INDEX)
      .result("memory", TypeConstraints.ANY_MEMREF)
      .format("`(` $sizes `)` attr-dict `:` type($memory)")
      .verifier(op -> sizesNeeded(op) == op.operandCount()
          ? null
          : op.opError("needs " + sizesNeeded(op) + " sizes, one for each dynamic dimension, but has "
              + op.operandCount()))
      .build();

  private AllocOp() {}

  private static int sizesNeeded(Operation op) {
    return ((MemRefType) op.result(0).type()).dynamicDimCount();
  }

  /** What is in the result's memory is new. */
  @Component(service = MemoryEffectOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
  }

  /** Freed by {@code custom.free}, cloned by another {@code custom.alloc} and a copy. */
  @Component(service = AllocationOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(builder.state(op.location(), FreeOp.NAME).addOperand(allocated));
    }

    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      var state = builder.state(op.location(), NAME).addResultType(allocated.type());
      MemRefType type = (MemRefType) allocated.type();
      for (int i = 0; i < type.rank(); i++) {
        if (type.isDynamicDim(i)) {
          state.addOperand(DimOp.create(builder, op.location(), allocated, i).result());
        }
      }
      Value copy = builder.create(state).result(0);
      CopyOp.create(builder, op.location(), allocated, copy);
      return copy;
    }
  }
}
