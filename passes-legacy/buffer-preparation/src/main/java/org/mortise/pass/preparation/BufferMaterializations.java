// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.BufferCasts;
import org.mortise.dialect.bufferization.ToMemrefOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;

/** Converts between tensors and the buffers that replace them. */
final class BufferMaterializations {
  private BufferMaterializations() {}

  /**
   * Returns the memref type without a layout in the default memory space; null for element types that buffers cannot
   * have.
   */
  static @Nullable Type memrefOf(RankedTensorType type) {
    return MemRefType.verify(type.shape(), type.elementType(), null, null) != null
        ? null : MemRefType.of(type.shape(), type.elementType());
  }

  static @Nullable Type memrefOf(UnrankedTensorType type) {
    return UnrankedMemRefType.verify(type.elementType(), null) != null
        ? null : UnrankedMemRefType.of(type.elementType());
  }

  /** Returns the contents of a buffer as a tensor. The verifier rejects the operation if the tensor has an encoding. */
  static @Nullable Value toTensor(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return type instanceof TensorType && inputs.size() == 1 && inputs.get(0).type() instanceof BaseMemRefType
        ? builder.create(builder.state(location, ToTensorOp.NAME).addOperands(inputs).addResultType(type)).result(0)
        : null;
  }

  /** Returns the buffer of a tensor, or a buffer of another layout with the same contents. */
  static @Nullable Value toMemref(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    if (!(type instanceof BaseMemRefType memref) || inputs.size() != 1) {
      return null;
    }
    Value input = inputs.get(0);
    if (input.type() instanceof TensorType) {
      return ToMemrefOp.create(builder, location, memref, input).memref();
    }
    return input.type() instanceof MemRefType from && memref instanceof MemRefType to
        ? castOrCopy(builder, location, input, from, to) : null;
  }

  private static @Nullable Value castOrCopy(
      OpBuilder builder, Location location, Value buffer, MemRefType from, MemRefType to) {
    if (from.memorySpace() != to.memorySpace() || !from.elementType().equals(to.elementType())) {
      return null;
    }
    if (BufferCasts.alwaysSucceeds(from, to)) {
      return CastOp.create(builder, location, to, buffer).dest();
    }
    return to == to.withLayout(null) ? BufferCasts.copy(builder, location, to, buffer) : null;
  }
}
