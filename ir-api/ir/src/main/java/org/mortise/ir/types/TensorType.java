// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;

/** A tensor, ranked or not. */
public abstract class TensorType extends Type implements ShapedType {
  private final Type elementType;

  TensorType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  @Override
  public final Type elementType() {
    return elementType;
  }

  @Override
  public final TensorType asType() {
    return this;
  }

  /** Returns whether tensors can have elements of this type. Types of dialects can always be elements. */
  public static boolean isValidElementType(Type type) {
    return ElementTypes.isBuiltinScalar(type)
        || type instanceof ComplexType
        || type instanceof VectorType
        || !type.dialectNamespace().equals("builtin");
  }

  /** Returns the message of the error in an element type, or null if there is none. */
  public static @Nullable String verifyElementType(Type type) {
    return isValidElementType(type) ? null : "invalid tensor element type";
  }
}
