// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;

/** The conversion of tensors to buffers in dialect conversions, for operations that do not depend on their contents. */
public final class BufferizationConversions {
  private BufferizationConversions() {}

  /**
   * Adds the conversion of tensors to memrefs of the same shape, with identity layout, in the default memory space.
   * Tensors with element types invalid for buffers are left to previously added rules.
   */
  public static void addTensorConversions(TypeConverter converter) {
    converter.addConversion(RankedTensorType.class, BufferizationConversions::memrefOf);
    converter.addConversion(UnrankedTensorType.class, BufferizationConversions::memrefOf);
  }

  /**
   * Adds materializations between tensors and buffers, by {@code to_tensor} and {@code to_buffer}, and between buffers
   * of different layouts, by casts or copies.
   */
  public static void addMaterializations(TypeConverter converter) {
    converter.addSourceMaterialization(BufferizationConversions::toTensor);
    converter.addArgumentMaterialization(BufferizationConversions::toTensor);
    converter.addTargetMaterialization(BufferizationConversions::toBuffer);
  }

  private static @Nullable Type memrefOf(RankedTensorType type) {
    return MemRefType.verify(type.shape(), type.elementType(), null, null) != null
        ? null : MemRefType.of(type.shape(), type.elementType());
  }

  private static @Nullable Type memrefOf(UnrankedTensorType type) {
    return UnrankedMemRefType.verify(type.elementType(), null) != null
        ? null : UnrankedMemRefType.of(type.elementType());
  }

  /** Returns the contents of a buffer as a tensor. */
  private static @Nullable Value toTensor(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return type instanceof TensorType && inputs.size() == 1 && inputs.get(0).type() instanceof BaseMemRefType
        ? builder.create(builder.state(location, ToTensorOp.NAME).addOperands(inputs).addResultType(type)).result(0)
        : null;
  }

  /** Returns the buffer of a tensor, or converts a buffer to another layout. */
  private static @Nullable Value toBuffer(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    if (!(type instanceof BaseMemRefType memref) || inputs.size() != 1) {
      return null;
    }
    Value input = inputs.get(0);
    if (input.type() instanceof TensorType) {
      return ToBufferOp.create(builder, location, memref, input);
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
      return CastOp.create(builder, location, to, buffer);
    }
    return to == to.withLayout(null) ? BufferCasts.copy(builder, location, to, buffer) : null;
  }
}
