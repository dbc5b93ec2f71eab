// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.types.UnrankedMemRefType;
import org.osgi.service.component.annotations.Component;

/**
 * A value with the contents of a buffer: a new buffer or, if nobody can tell the difference, the same one. Neither it
 * nor its source may be written to while both are in use.
 */
public final class CloneOp {
  public static final String NAME = "bufferization.clone";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("input", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("output", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .format("$input attr-dict `:` type($input) `to` type($output)")
      .folder(CloneOp::fold)
      .canonicalization(patterns -> patterns.add(new SimplifyClone()))
      .build();

  private final Operation op;

  private CloneOp(Operation op) {
    this.op = op;
  }

  /** A clone of the type of {@code input}. */
  public static CloneOp create(OpBuilder builder, Location location, Value input) {
    return create(builder, location, input.type(), input);
  }

  public static CloneOp create(OpBuilder builder, Location location, Type output, Value input) {
    return new CloneOp(builder.create(builder.state(location, NAME).addOperand(input).addResultType(output)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CloneOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CloneOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value input() {
    return op.operand(0);
  }

  public Value output() {
    return op.result(0);
  }

  /** Clones the source of a cast rather than its result. */
  private static FoldResult fold(Operation op, Attribute[] constants) {
    CastOp cast = CastOp.of(op.operand(0).definingOp());
    if (cast == null || cast.source().type() instanceof UnrankedMemRefType) {
      return FoldResult.NONE;
    }
    op.setOperand(0, cast.source());
    return FoldResult.IN_PLACE;
  }

  /** Copies from its operand to its result. */
  @Component(service = CopyOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTarget(Operation op) {
      return op.result(0);
    }
  }

  /** Reads its operand, allocates and fills its result. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, op.operand(0)));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, op.result(0)));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
  }

  /** The result is freed by {@code memref.dealloc} and copied by another clone. */
  @Component(service = AllocationOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Allocation implements AllocationOpInterface {
    /** Whether {@code op} is what {@link #buildDealloc} builds. */
    static boolean frees(Operation op) {
      return DeallocOp.of(op) != null;
    }

    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return DeallocOp.create(builder, allocated.location(), allocated).operation();
    }

    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      return create(builder, allocated.location(), allocated).output();
    }
  }
}
