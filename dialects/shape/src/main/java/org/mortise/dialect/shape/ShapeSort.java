// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.types.PlainType;

/** The types of the dialect, such as {@code !shape.size}; none has parameters. */
public enum ShapeSort implements Keyword {
  /** The extents of a tensor. */
  SHAPE,
  /** An extent, or an error. */
  SIZE,
  /** A value with its shape. */
  VALUE_SHAPE,
  /** Proof that a condition holds. */
  WITNESS;

  /** Returns whether {@code type} is this type. */
  public boolean is(Type type) {
    return type instanceof PlainType plain && plain.is(ShapeDialect.NAMESPACE, keyword());
  }

  /** Returns this type. */
  public Type in(Context context) {
    return PlainType.of(context, ShapeDialect.NAMESPACE, keyword());
  }

  /** Returns whether {@code type} is a type of the dialect. */
  static boolean isAny(Type type) {
    return type.dialectNamespace().equals(ShapeDialect.NAMESPACE);
  }
}
