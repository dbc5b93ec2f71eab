// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.mortise.ir.types.VectorType;

/** Verification of operations that read or write vectors in memory. */
final class MemoryAccess {
  private MemoryAccess() {}

  /**
   * Verifies an access to adjacent elements.
   *
   * @param name the name of the vector in messages
   * @param types "type" or "types", as in the message
   */
  static @Nullable Diagnostic verifyContiguous(
      Operation op, MemRefType base, VectorType vector, OperandRange indices, String name, String types) {
    if (!isLastDimContiguous(base)) {
      return op.opError("most minor memref dim must have unit stride");
    }
    Type element = base.elementType();
    if (element instanceof VectorType inner) {
      if (inner != vector) {
        return op.opError("base memref and " + name + " vector types should match");
      }
      element = inner.elementType();
    }
    if (vector.elementType() != element) {
      return op.opError("base and " + name + " element " + types + " should match");
    }
    return verifyIndices(op, base, indices);
  }

  /** Returns whether the elements along the last dimension are adjacent in memory. */
  static boolean isLastDimContiguous(MemRefType type) {
    if (type.rank() == 0) {
      return true;
    }
    StridesAndOffset layout = type.stridesAndOffset();
    return layout != null && layout.strides()[type.rank() - 1] == 1;
  }

  /** Checks the element type and the number of indices. */
  static @Nullable Diagnostic verify(
      Operation op, ShapedType base, VectorType vector, OperandRange indices, String name) {
    if (vector.elementType() != base.elementType()) {
      return op.opError("base and " + name + " element type should match");
    }
    return verifyIndices(op, base, indices);
  }

  private static @Nullable Diagnostic verifyIndices(Operation op, ShapedType base, OperandRange indices) {
    return indices.size() == base.rank() ? null : op.opError("requires " + base.rank() + " indices");
  }

  static @Nullable Diagnostic verifyShape(
      Operation op, VectorType vector, VectorType other, String name, String otherName) {
    return Arrays.equals(vector.shape(), other.shape()) ? null
        : op.opError("expected " + name + " dim to match " + otherName + " dim");
  }

  static @Nullable Diagnostic verifyPassThru(Operation op, Value passThru, VectorType result) {
    return passThru.type() == result ? null : op.opError("expected pass_thru of same type as result type");
  }
}
