// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;

/** Copies and compares the values of parameters. Arrays are equal by their elements, locations by their contents. */
final class ParameterValues {
  private ParameterValues() {}

  /** Returns the value, copied if it is an array or a list. */
  static Object frozen(Object value) {
    if (value instanceof long[] array) {
      return array.clone();
    }
    return value instanceof List<?> list ? List.copyOf(list) : value;
  }

  static int hash(@Nullable Object[] values) {
    int hash = 0;
    for (Object value : values) {
      hash = hash * 31 + hash(value);
    }
    return hash;
  }

  private static int hash(@Nullable Object value) {
    if (value instanceof long[] array) {
      return Arrays.hashCode(array);
    }
    return value instanceof Location location ? location.contentHash() : Objects.hashCode(value);
  }

  static boolean equal(@Nullable Object[] some, @Nullable Object[] others) {
    for (int i = 0; i < some.length; i++) {
      if (some[i] != others[i] && !equal(some[i], others[i])) {
        return false;
      }
    }
    return true;
  }

  static boolean equal(@Nullable Object one, @Nullable Object other) {
    if (one instanceof long[] array) {
      return other instanceof long[] elements && Arrays.equals(array, elements);
    }
    return one instanceof Location first && other instanceof Location second
        ? first.sameAs(second) : Objects.equals(one, other);
  }
}
