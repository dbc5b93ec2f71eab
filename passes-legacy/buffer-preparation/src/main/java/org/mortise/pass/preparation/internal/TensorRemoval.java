// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.BufferCasts;
import org.mortise.dialect.bufferization.ToMemrefOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.TensorType;

/** Removes the tensors between buffers from one function. Checks the whole function before any change. */
final class TensorRemoval {
  private final Operation function;
  private final List<ToMemrefOp> toMemrefs = new ArrayList<>();
  private final List<ToTensorOp> toTensors = new ArrayList<>();
  /** The created buffer for each tensor, or for a buffer of another type. */
  private final Map<Value, Value> made = new IdentityHashMap<>();
  private final List<Operation> ofArguments = new ArrayList<>();

  TensorRemoval(Operation function) {
    this.function = function;
  }

  /** Removes the tensors. Returns an error, in which case nothing has been changed, or null. */
  @Nullable Diagnostic apply() {
    Operation illegal = findIllegal();
    if (illegal != null) {
      return illegal.error("failed to legalize operation '" + illegal.name() + "'");
    }
    for (ToMemrefOp toMemref : toMemrefs) {
      Diagnostic error = check(toMemref);
      if (error != null) {
        return error;
      }
    }
    for (ToMemrefOp toMemref : toMemrefs) {
      remove(toMemref);
    }
    // Only conversions to buffers used them.
    for (ToTensorOp toTensor : toTensors) {
      toTensor.operation().erase();
    }
    for (Operation conversion : ofArguments) {
      if (!conversion.hasResultUses()) {
        conversion.erase();
      }
    }
    return null;
  }

  private Operation findIllegal() {
    Operation[] illegal = {null};
    function.walkPreOrder((Operation op) -> {
      ToMemrefOp toMemref = ToMemrefOp.of(op);
      ToTensorOp toTensor = ToTensorOp.of(op);
      if (toMemref != null) {
        toMemrefs.add(toMemref);
      } else if (toTensor != null) {
        toTensors.add(toTensor);
      } else if (hasTensors(op)) {
        illegal[0] = op;
        return Walk.Result.INTERRUPT;
      }
      return Walk.Result.ADVANCE;
    });
    return illegal[0];
  }

  private static boolean hasTensors(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof TensorType) {
        return true;
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof TensorType) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Diagnostic check(ToMemrefOp toMemref) {
    Operation op = toMemref.operation();
    ToTensorOp source = ToTensorOp.of(toMemref.tensor().definingOp());
    if (source == null || !toMemref.memref().hasUses()) {
      return null;
    }
    Type from = source.memref().type();
    Type to = toMemref.memref().type();
    if (from == to) {
      return null;
    }
    if (((BaseMemRefType) from).memorySpace() != ((BaseMemRefType) to).memorySpace()) {
      return op.error("failed to legalize unresolved materialization from ('" + from + "') to '" + to
          + "' that remained live after conversion");
    }
    return canConvert(from, to)
        ? null : withUser(op.error("failed to materialize conversion for result #0 of operation '"
        + op.name() + "' that remained live after conversion"), toMemref);
  }

  private static Diagnostic withUser(Diagnostic error, ToMemrefOp toMemref) {
    Operation user = toMemref.memref().firstUse().owner();
    return error.noteShowing(user, "see existing live user here: ");
  }

  private static boolean canConvert(Type from, Type to) {
    return from instanceof MemRefType source && to instanceof MemRefType target
        && (BufferCasts.alwaysSucceeds(source, target) || CastOp.areCastCompatible(target.withLayout(null), target));
  }

  private void remove(ToMemrefOp toMemref) {
    Operation op = toMemref.operation();
    Value tensor = toMemref.tensor();
    ToTensorOp source = ToTensorOp.of(tensor.definingOp());
    if (op.hasResultUses()) {
      Type wanted = toMemref.memref().type();
      Value buffer = source == null ? bufferOf(tensor, (BaseMemRefType) wanted) : bufferOf(source, wanted);
      toMemref.memref().replaceAllUsesWith(buffer);
    }
    op.erase();
  }

  /** Returns the buffer of a block argument. All uses share one conversion at the start of the block. */
  private Value bufferOf(Value argument, BaseMemRefType wanted) {
    Value known = made.get(argument);
    if (known != null && known.type() == wanted) {
      return known;
    }
    OpBuilder builder = new OpBuilder(function.context());
    builder.setInsertionPointToStart(argument.parentBlock());
    ToMemrefOp conversion = ToMemrefOp.create(builder, argument.location(), wanted, argument);
    ofArguments.add(conversion.operation());
    made.put(argument, conversion.memref());
    return conversion.memref();
  }

  private Value bufferOf(ToTensorOp source, Type wanted) {
    Value buffer = source.memref();
    if (buffer.type() == wanted) {
      return buffer;
    }
    MemRefType to = (MemRefType) wanted;
    if (BufferCasts.alwaysSucceeds((MemRefType) buffer.type(), to)) {
      return cast(source, to);
    }
    OpBuilder builder = OpBuilder.before(source.operation());
    MemRefType plain = to.withLayout(null);
    Value copy = made.computeIfAbsent(source.result(),
        tensor -> BufferCasts.copy(builder, source.operation().location(), plain, buffer));
    return plain == to ? copy : CastOp.create(builder, source.operation().location(), to, copy).dest();
  }

  /** Returns a cast right after the buffer, which all its tensors can share. */
  private Value cast(ToTensorOp source, MemRefType to) {
    Value buffer = source.memref();
    Value known = made.get(buffer);
    if (known != null && known.type() == to) {
      return known;
    }
    OpBuilder builder = new OpBuilder(function.context());
    builder.setInsertionPointAfterValue(buffer);
    if (builder.insertionOp() == null) {
      builder.setInsertionPoint(source.operation());
    }
    Value cast = CastOp.create(builder, source.operation().location(), to, buffer).dest();
    made.put(buffer, cast);
    return cast;
  }
}
