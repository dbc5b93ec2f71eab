// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.PointerLikeType;

/** The types of variables: addresses such as memrefs, or values that have a device copy such as boxes of Fortran. */
final class Variables {
  private Variables() {}

  /** Returns whether values of a type are addresses. */
  static boolean isPointer(Type type) {
    return type instanceof PointerLikeType || type instanceof BaseMemRefType;
  }

  /** Returns the type of the variable that a text does not state, or null if the text must state it. */
  static @Nullable Type defaultType(Type type) {
    if (type instanceof BaseMemRefType memref) {
      return memref.elementType();
    }
    return type instanceof PointerLikeType pointer ? pointer.pointeeType() : type;
  }
}
