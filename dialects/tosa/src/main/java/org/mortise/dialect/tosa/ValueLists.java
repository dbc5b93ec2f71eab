// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.ShapedType;

/** Checks that values become others when control passes from one region to another. */
final class ValueLists {
  private ValueLists() {}

  /** Requires as many values in both lists, and compatible types. */
  static @Nullable Diagnostic verify(
      Operation op, List<? extends Value> values, String what, List<? extends Value> others, String other) {
    if (values.size() != others.size()) {
      return op.opError("require same number of values in " + what + " (" + values.size() + ") and " + other + " ("
          + others.size() + ")");
    }
    for (int i = 0; i < values.size(); i++) {
      Diagnostic wrong = verify(op, values.get(i).type(), what, others.get(i).type(), other);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  /** Requires one element type, and shapes that may be equal. */
  static @Nullable Diagnostic verify(Operation op, Type type, String what, Type otherType, String other) {
    Type element = ShapedType.elementTypeOrSelf(type);
    Type otherElement = ShapedType.elementTypeOrSelf(otherType);
    if (element != otherElement) {
      return op.opError("require same element type for " + what + " ('" + element + "') and " + other + " ('"
          + otherElement + "')");
    }
    boolean fits = type instanceof ShapedType a && otherType instanceof ShapedType b
        && ShapedType.haveCompatibleShapes(a, b);
    return fits ? null : op.opError(
        "require same shapes for " + what + " ('" + type + "') and " + other + " ('" + otherType + "')");
  }
}
