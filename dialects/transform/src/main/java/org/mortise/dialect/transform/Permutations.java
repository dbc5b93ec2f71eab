// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.HashSet;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;

/** Attributes that list each of the first numbers once. */
final class Permutations {
  private Permutations() {}

  /** Returns the number of elements of an array, which may be missing. */
  static int size(@Nullable DenseArrayAttr array) {
    return array == null ? 0 : array.size();
  }

  private static boolean mark(boolean[] seen, long number) {
    if (number < 0 || number >= seen.length || seen[(int) number]) {
      return false;
    }
    seen[(int) number] = true;
    return true;
  }

  /** Returns the error if {@code numbers} is not a permutation, or null. */
  static @Nullable Diagnostic verify(Operation op, ArrayAttr numbers, String name) {
    boolean[] seen = new boolean[numbers.size()];
    for (int i = 0; i < seen.length; i++) {
      if (!mark(seen, ((IntegerAttr) numbers.get(i)).longValue())) {
        return op.opError("expects " + name + " to be a permutation, found " + numbers);
      }
    }
    return null;
  }

  /** Returns the error if {@code numbers} is not a permutation, or null. */
  static @Nullable Diagnostic verify(Operation op, DenseI64ArrayAttr numbers, String name) {
    if (isPermutation(numbers)) {
      return null;
    }
    StringJoiner text = new StringJoiner(", ", "expects " + name + " to be a permutation, found ", "");
    for (int i = 0; i < numbers.size(); i++) {
      text.add(Long.toString(numbers.get(i)));
    }
    return op.opError(text.toString());
  }

  /** Returns whether {@code numbers} is a permutation. */
  static boolean isPermutation(DenseI64ArrayAttr numbers) {
    boolean[] seen = new boolean[numbers.size()];
    for (int i = 0; i < seen.length; i++) {
      if (!mark(seen, numbers.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether no number occurs twice. */
  static boolean areDistinct(DenseI64ArrayAttr numbers) {
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < numbers.size(); i++) {
      if (!seen.add(numbers.get(i))) {
        return false;
      }
    }
    return true;
  }
}
