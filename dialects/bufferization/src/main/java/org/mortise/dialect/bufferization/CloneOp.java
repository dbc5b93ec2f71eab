// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BufferCloneOpInterface;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.types.UnrankedMemRefType;
import org.osgi.service.component.annotations.Component;

/**
 * Returns a buffer with the contents of another one: a new buffer or, if indistinguishable, the same one. Neither of
 * the two may be written while both are in use.
 */
@Op(name = "bufferization.clone",
    operands = "input: ANY_RANKED_OR_UNRANKED_MEMREF read",
    results = "output: ANY_RANKED_OR_UNRANKED_MEMREF write alloc",
    format = "$input attr-dict `:` type($input) `to` type($output)",
    implementations = {CloneOp.Copy.class, CloneOp.Clones.class, CloneOp.Allocation.class},
    patterns = SimplifyClone.class)
public final class CloneOp extends CloneOpBase {
  CloneOp(Operation operation) {
    super(operation);
  }

  /** Creates a clone of the type of {@code input}. */
  public static OpResult create(OpBuilder builder, Location location, Value input) {
    return create(builder, location, input.type(), input);
  }

  /** Clones the source of a cast rather than its result. */
  FoldResult fold(Attribute[] constants) {
    CastOp cast = CastOp.of(input().definingOp());
    if (cast == null || cast.source().type() instanceof UnrankedMemRefType) {
      return FoldResult.NONE;
    }
    inputOperand().set(cast.source());
    return FoldResult.IN_PLACE;
  }

  /** Copies from the operand to the result. */
  static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return of(op).input();
    }

    @Override
    public Value getTarget(Operation op) {
      return of(op).output();
    }
  }

  /** Copies heap memory by {@code bufferization.clone}. */
  @Component(service = BufferCloneOpInterface.class)
  @Serves({AllocOp.NAME, ReallocOp.NAME})
  @AutoService(OpInterface.class)
  public static final class Clones implements BufferCloneOpInterface {
    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      return create(builder, allocated.location(), allocated);
    }
  }

  /** Frees the result by {@code memref.dealloc}. */
  static final class Allocation implements AllocationOpInterface {
    /** Returns whether {@code op} is a deallocation as {@link #buildDealloc} creates it. */
    static boolean frees(Operation op) {
      return DeallocOp.of(op) != null;
    }

    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return DeallocOp.create(builder, allocated.location(), allocated).operation();
    }
  }
}
