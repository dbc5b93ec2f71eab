// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/**
 * The common view of transfer reads and writes.
 *
 * @param operation the transfer
 * @param vector the vector read or written
 * @param source the memref or tensor
 * @param indices the start position in the source
 * @param mask the mask, or null
 * @param map the permutation map from source dimensions to vector dimensions
 * @param inBounds whether the transfer is in bounds in each vector dimension
 */
record Transfer(
    Operation operation, Value vector, Value source, OperandRange indices, @Nullable Value mask, AffineMap map,
    ArrayAttr inBounds) {
  /** Returns the view of a {@code vector.transfer_read} or {@code vector.transfer_write}. */
  static Transfer of(Operation op) {
    TransferReadOp read = TransferReadOp.of(op);
    if (read != null) {
      return new Transfer(
          op, read.vector(), read.source(), read.indices(), read.mask(), read.permutationMapAttr().map(),
          read.inBoundsAttr());
    }
    TransferWriteOp write = TransferWriteOp.of(op);
    return new Transfer(
        op, write.vector(), write.source(), write.indices(), write.mask(), write.permutationMapAttr().map(),
        write.inBoundsAttr());
  }

  VectorType vectorType() {
    return (VectorType) vector.type();
  }

  ShapedType sourceType() {
    return (ShapedType) source.type();
  }

  /** Returns whether a dimension of the vector is declared to be in bounds. */
  boolean isDeclaredInBounds(int dim) {
    return !((IntegerAttr) inBounds.get(dim)).isZero();
  }

  /** Returns whether any dimension is declared to be in bounds. */
  boolean hasInBoundsDim() {
    for (int i = 0; i < inBounds.size(); i++) {
      if (isDeclaredInBounds(i)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any dimension may be out of bounds. */
  boolean hasOutOfBoundsDim() {
    for (int i = 0; i < inBounds.size(); i++) {
      if (!isDeclaredInBounds(i) && !Transfers.isZero(map.result(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether both start at the same indices. */
  boolean hasIndicesOf(Transfer other) {
    if (indices.size() != other.indices.size()) {
      return false;
    }
    for (int i = 0; i < indices.size(); i++) {
      if (indices.get(i) != other.indices.get(i)) {
        return false;
      }
    }
    return true;
  }
}
