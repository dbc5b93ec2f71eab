// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

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

/** Tensors and the buffers that take their place. */
final class BufferMaterializations {
  private BufferMaterializations() {}

  /** The buffer without a layout in the default memory space; null for elements that buffers cannot have. */
  static Type memrefOf(RankedTensorType type) {
    return MemRefType.verify(type.shape(), type.elementType(), null, null) != null
        ? null : MemRefType.of(type.shape(), type.elementType());
  }

  static Type memrefOf(UnrankedTensorType type) {
    return UnrankedMemRefType.verify(type.elementType(), null) != null
        ? null : UnrankedMemRefType.of(type.elementType());
  }

  /** The contents of a buffer. */
  static Value toTensor(OpBuilder builder, Location location, Type wanted, Value value) {
    return wanted instanceof TensorType && value.type() instanceof BaseMemRefType
        ? ToTensorOp.create(builder, location, value).result() : null;
  }

  /** The buffer of a tensor. */
  static Value toMemref(OpBuilder builder, Location location, Type wanted, Value value) {
    return wanted instanceof BaseMemRefType memref && value.type() instanceof TensorType
        ? ToMemrefOp.create(builder, location, memref, value).memref() : null;
  }
}
