// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type without parameters, and the name of it. */
enum ShapeSort {
  SHAPE("shape"),
  SIZE("size"),
  VALUE_SHAPE("value_shape"),
  WITNESS("witness");

  private final String mnemonic;

  ShapeSort(String mnemonic) {
    this.mnemonic = mnemonic;
  }

  String mnemonic() {
    return mnemonic;
  }

  boolean is(Type type) {
    return type instanceof ShapeDialectType own && own.sort() == this;
  }

  Type in(Context context) {
    return ShapeDialectType.of(context, this);
  }

  /** Returns the sort of this name; null if unknown. */
  static @Nullable ShapeSort named(String mnemonic) {
    for (ShapeSort sort : values()) {
      if (sort.mnemonic.equals(mnemonic)) {
        return sort;
      }
    }
    return null;
  }
}
