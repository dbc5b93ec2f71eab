// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.ToMemrefOp;
import org.mortise.dialect.bufferization.ToTensorOp;
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

  /** Returns the contents of a buffer as a tensor. */
  static @Nullable Value toTensor(OpBuilder builder, Location location, Type wanted, Value value) {
    return wanted instanceof TensorType && value.type() instanceof BaseMemRefType
        ? ToTensorOp.create(builder, location, value).result() : null;
  }

  /** Returns the buffer of a tensor. */
  static @Nullable Value toMemref(OpBuilder builder, Location location, Type wanted, Value value) {
    return wanted instanceof BaseMemRefType memref && value.type() instanceof TensorType
        ? ToMemrefOp.create(builder, location, memref, value).memref() : null;
  }
}
