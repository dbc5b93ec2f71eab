// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;

/**
 * Where an element is: {@code offset + sum of index * stride}, in elements. Parts known only when the program runs are
 * {@link ShapedType#DYNAMIC}.
 */
public record StridesAndOffset(long[] strides, long offset) {
  /** Returns whether the offset is known before run time. */
  public boolean hasStaticOffset() {
    return offset != ShapedType.DYNAMIC;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StridesAndOffset that && offset == that.offset && Arrays.equals(strides, that.strides);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(strides) * 31 + Long.hashCode(offset);
  }
}
