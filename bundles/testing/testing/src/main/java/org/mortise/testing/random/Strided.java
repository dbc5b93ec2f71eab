// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A memref type as text and as data: dimensions, strides and offset, each of which may be {@link #DYNAMIC}. Without
 * {@code strides} the layout is the identity; with {@code map} it is written as an affine map.
 */
record Strided(String element, long[] dims, long @Nullable [] strides, long offset, String space, boolean map) {
  static final long DYNAMIC = Long.MIN_VALUE;

  static Strided identity(String element, String space, long... dims) {
    return new Strided(element, dims, null, 0, space, false);
  }

  int rank() {
    return dims.length;
  }

  boolean isIdentity() {
    return strides == null;
  }

  boolean isStatic() {
    return Arrays.stream(dims).noneMatch(d -> d == DYNAMIC);
  }

  Strided withDims(long... newDims) {
    return new Strided(element, newDims, strides, offset, space, map);
  }

  Strided withLayout(long @Nullable [] newStrides, long newOffset) {
    return new Strided(element, dims, newStrides, newOffset, space, false);
  }

  Strided withSpace(String newSpace) {
    return new Strided(element, dims, strides, offset, newSpace, map);
  }

  /** Returns whether the layout, in either notation, is the identity. */
  boolean meansIdentity() {
    return isIdentity() || rank() == 1 && strides[0] == 1 && offset == 0;
  }

  static long times(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : a * b;
  }

  static long plus(long a, long b) {
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : a + b;
  }

  /** Returns the strides of contiguous elements. */
  static long[] contiguous(long[] dims) {
    long[] strides = new long[dims.length];
    long next = 1;
    for (int i = dims.length - 1; i >= 0; i--) {
      strides[i] = next;
      next = times(next, dims[i]);
    }
    return strides;
  }

  long[] knownStrides() {
    return strides == null ? contiguous(dims) : strides;
  }

  String text() {
    StringBuilder out = new StringBuilder("memref<");
    for (long dim : dims) {
      out.append(number(dim)).append('x');
    }
    out.append(element);
    if (strides != null) {
      out.append(", ").append(map ? affineMap() : layout());
    }
    return out.append(space.isEmpty() ? "" : ", " + space).append('>').toString();
  }

  String unrankedText() {
    return "memref<*x" + element + (space.isEmpty() ? "" : ", " + space) + ">";
  }

  static String number(long value) {
    return value == DYNAMIC ? "?" : Long.toString(value);
  }

  private String layout() {
    List<String> parts = new ArrayList<>();
    for (long stride : strides) {
      parts.add(number(stride));
    }
    return "strided<[" + String.join(", ", parts) + "]" + (offset == 0 ? "" : ", offset: " + number(offset)) + ">";
  }

  private String affineMap() {
    List<String> dimensions = new ArrayList<>();
    List<String> symbols = new ArrayList<>();
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < strides.length; i++) {
      dimensions.add("d" + i);
      terms.add(strides[i] == 1 ? "d" + i : "d" + i + " * " + factor(strides[i], symbols));
    }
    if (offset != 0) {
      terms.add(factor(offset, symbols));
    }
    return "affine_map<(" + String.join(", ", dimensions) + ")" + (symbols.isEmpty() ? "" : symbols) + " -> ("
        + (terms.isEmpty() ? "0" : String.join(" + ", terms)) + ")>";
  }

  private static String factor(long value, List<String> symbols) {
    if (value != DYNAMIC) {
      return Long.toString(value);
    }
    symbols.add("s" + symbols.size());
    return symbols.get(symbols.size() - 1);
  }
}
