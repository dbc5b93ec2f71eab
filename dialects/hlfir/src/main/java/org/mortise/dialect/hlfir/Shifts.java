// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Type;
import org.mortise.ir.types.ShapedType;

/** Verifies the shifts of arrays. */
final class Shifts {
  private Shifts() {}

  /** Returns an error of the result or of the distances, or null. */
  static @Nullable String error(Type array, Type distances, Type result) {
    Type from = Entities.scalarOf(array);
    Type to = Entities.scalarOf(result);
    if (from instanceof CharacterType source && to instanceof CharacterType target) {
      if (source.kind() != target.kind()) {
        return "character KIND mismatch";
      }
    } else if (from != to) {
      return "input and output arrays should have the same element type";
    }
    long[] shape = Entities.shapeOf(array);
    long[] shifted = Entities.shapeOf(result);
    if (shape.length != shifted.length) {
      return "input and output arrays should have the same rank";
    }
    for (int i = 0; i < shape.length; i++) {
      if (shape[i] != shifted[i] && !ShapedType.isDynamic(shape[i]) && !ShapedType.isDynamic(shifted[i])) {
        return "output array's shape conflicts with the input array's shape";
      }
    }
    return rankError(shape.length, distances, "SHIFT");
  }

  /** Returns an error of an argument that has one element for each row, or null. */
  static @Nullable String rankError(int rank, Type argument, String name) {
    int given = Entities.shapeOf(argument).length;
    return given == 0 || given == rank - 1 ? null : name + "'s rank must be 1 less than the input array's rank";
  }
}
