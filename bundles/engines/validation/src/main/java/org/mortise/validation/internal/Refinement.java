// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ValueText;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.ShapedType;

/**
 * Compares a value of the target version with the value of the source version. If the source value is undefined, any
 * target value is accepted. Floating-point numbers must have equal bits, or differ by a number of units in the last
 * place of {@code f64}, or for narrower types of {@code f32}; all NaNs are equal.
 */
final class Refinement {
  private final long ulps;
  private final ValueText text;

  /** @param text prints values other than buffers */
  Refinement(long ulps, ValueText text) {
    this.ulps = ulps;
    this.text = text;
  }

  /** Returns the difference as the end of a sentence, {@code is 3 : i32 instead of 2 : i32}, or null. */
  @Nullable String difference(Object source, Object target, Type type) {
    if (source == Poison.VALUE) {
      return null;
    }
    if (source instanceof Elements before && target instanceof Elements after) {
      return difference(before, after, type instanceof ShapedType shaped ? shaped.elementType()
          : before.format().type());
    }
    return agrees(source, target) ? null : "is " + text.of(target, type) + " instead of " + text.of(source, type);
  }

  private @Nullable String difference(Elements source, Elements target, Type elementType) {
    if (!Arrays.equals(source.sizes(), target.sizes())) {
      return "has the sizes " + Arrays.toString(target.sizes()) + " instead of " + Arrays.toString(source.sizes());
    }
    for (int i = 0; i < source.count(); i++) {
      String difference = difference(source.get(i), target.get(i), elementType);
      if (difference != null) {
        return (source.rank() == 0 ? "" : "at " + Arrays.toString(indices(source, i)) + " ") + difference;
      }
    }
    return null;
  }

  private static long[] indices(Elements elements, int position) {
    long[] indices = new long[elements.rank()];
    long rest = position;
    for (int i = indices.length - 1; i >= 0; i--) {
      indices[i] = rest % elements.size(i);
      rest /= elements.size(i);
    }
    return indices;
  }

  private boolean agrees(Object source, Object target) {
    if (source instanceof Float before && target instanceof Float after) {
      return areNear(ordered(Float.floatToIntBits(before)), ordered(Float.floatToIntBits(after)));
    }
    if (source instanceof Double before && target instanceof Double after) {
      return areNear(ordered(Double.doubleToLongBits(before)), ordered(Double.doubleToLongBits(after)));
    }
    if (source instanceof ComplexNumber before && target instanceof ComplexNumber after) {
      return (before.real() == Poison.VALUE || agrees(before.real(), after.real()))
          && (before.imaginary() == Poison.VALUE || agrees(before.imaginary(), after.imaginary()));
    }
    if (source instanceof Operation before && target instanceof Operation after) {
      return String.valueOf(SymbolTable.getSymbolName(before)).equals(SymbolTable.getSymbolName(after));
    }
    return source == null ? target == null : source.equals(target);
  }

  private boolean areNear(long a, long b) {
    return a == b || Long.compareUnsigned(a > b ? a - b : b - a, ulps) <= 0;
  }

  /** Maps the bits of numbers to integers in their order; the two zeros differ by 1. */
  private static long ordered(int bits) {
    return bits >= 0 ? bits : Integer.MIN_VALUE - (long) bits - 1;
  }

  private static long ordered(long bits) {
    return bits >= 0 ? bits : Long.MIN_VALUE - bits - 1;
  }
}
