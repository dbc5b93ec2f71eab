// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.VectorType;

/**
 * A read or write of an element, or of a vector of elements, whose position affine maps compute. The position is that
 * at the creation of this object.
 */
public final class AffineAccess {
  private final Operation op;
  private final boolean isStore;
  private final MapOperands indices;

  private AffineAccess(Operation op, boolean isStore) {
    this.op = op;
    this.isStore = isStore;
    this.indices = MapOperands.of(op, isStore ? 2 : 1).canonical();
  }

  /** Returns the access of an affine load or store, otherwise null. Linear in the index operands. */
  public static @Nullable AffineAccess of(Operation op) {
    if (LoadOp.of(op) != null || VectorLoadOp.of(op) != null) {
      return new AffineAccess(op, false);
    }
    boolean stores = StoreOp.of(op) != null || VectorStoreOp.of(op) != null;
    return stores ? new AffineAccess(op, true) : null;
  }

  /** Returns the load or store. */
  public Operation operation() {
    return op;
  }

  /** Returns the memory. */
  public Value memref() {
    return op.operand(isStore ? 1 : 0);
  }

  /** Returns whether the access is a store. */
  public boolean isStore() {
    return isStore;
  }

  /** Returns the value that is loaded or stored. */
  public Value value() {
    return isStore ? op.operand(0) : op.result(0);
  }

  /** Returns a key that is equal for accesses to the same elements by the same index values. */
  public Object elements() {
    return new Elements(memref(), value().type(), indices);
  }

  private record Elements(Value memref, Type type, MapOperands indices) {}

  AffineMap map() {
    return indices.map();
  }

  List<Value> operands() {
    return indices.operands();
  }

  /** Returns the number of elements that the access covers in each dimension. */
  long[] extents() {
    long[] extents = new long[map().resultCount()];
    Arrays.fill(extents, 1);
    boolean isVector = VectorLoadOp.of(op) != null || VectorStoreOp.of(op) != null;
    if (isVector && value().type() instanceof VectorType vector) {
      for (int i = 0; i < vector.rank() && i < extents.length; i++) {
        extents[extents.length - 1 - i] = vector.dim(vector.rank() - 1 - i);
      }
    }
    return extents;
  }
}
