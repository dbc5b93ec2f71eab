// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.quant.QuantizedType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Questions about the types of tensors. */
final class TosaTypes {
  private TosaTypes() {}

  /** Returns the element type of a value, or its type if it has no elements. */
  static Type elementOf(Value value) {
    return ShapedType.elementTypeOrSelf(value.type());
  }

  /** Returns the element type, for quantized elements the integers that store them. */
  static Type storedElementOf(Value value) {
    return stored(elementOf(value));
  }

  /** Returns the integer type that stores quantized elements, or the type itself. */
  static Type stored(Type element) {
    return element instanceof QuantizedType quantized && quantized.storage() != null
        ? IntegerType.of(element.context(), quantized.storage().width())
        : element;
  }

  static boolean isF16(Type type) {
    return FloatType.is(type, FloatKind.F16);
  }

  /** Returns the type of the value if it has a rank, or null. */
  static @Nullable TensorType ranked(Value value) {
    return value.type() instanceof TensorType tensor && tensor.hasRank() ? tensor : null;
  }

  /** Returns true if no known dimension of one contradicts the other. */
  static boolean areCompatible(Type a, Type b) {
    return a instanceof TensorType x && b instanceof TensorType y && x.elementType() == y.elementType()
        && ShapedType.haveCompatibleShapes(x, y);
  }
}
