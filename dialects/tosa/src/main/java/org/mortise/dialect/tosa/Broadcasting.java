// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.types.BroadcastShapes;
import org.mortise.ir.types.ShapedType;

/**
 * The implicit repetition of operands in an element-wise operation: shapes are aligned at their last dimension, and
 * dimensions of size 1, or missing ones, are repeated.
 */
final class Broadcasting {
  private Broadcasting() {}

  /** Verifies that the operands are broadcast-compatible, and that each result has the inferred shape. */
  static @Nullable Diagnostic verify(Operation op) {
    long[] shape = null;
    boolean areAllRanked = true;
    for (int i = 0; i < op.operandCount(); i++) {
      ShapedType type = ranked(op.operand(i).type());
      if (type == null) {
        areAllRanked = false;
        continue;
      }
      shape = shape == null ? type.shape() : BroadcastShapes.combine(shape, type.shape());
      if (shape == null) {
        return op.opError("operands don't have broadcast-compatible shapes");
      }
    }
    for (int i = 0; shape != null && i < op.resultCount(); i++) {
      ShapedType type = ranked(op.result(i).type());
      if (type != null && !fits(shape, type.shape(), areAllRanked)) {
        return op.opError("result type '" + text(type.shape())
            + "' not broadcast compatible with broadcasted operands's shapes '" + text(shape) + "'");
      }
    }
    return null;
  }

  private static @Nullable ShapedType ranked(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? shaped : null;
  }

  /** If an operand is unranked, a result may have additional dimensions. */
  private static boolean fits(long[] shape, long[] result, boolean hasExactRank) {
    int offset = result.length - shape.length;
    if (offset < 0 || hasExactRank && offset > 0) {
      return false;
    }
    for (int i = 0; i < shape.length; i++) {
      boolean isDynamic = shape[i] == ShapedType.DYNAMIC || result[offset + i] == ShapedType.DYNAMIC;
      if (!isDynamic && shape[i] != result[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private static String text(long[] shape) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.length; i++) {
      text.append(i == 0 ? "" : "x").append(shape[i] == ShapedType.DYNAMIC ? "?" : Long.toString(shape[i]));
    }
    return text.toString();
  }
}
