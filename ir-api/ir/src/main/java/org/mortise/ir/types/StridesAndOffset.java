// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;

/**
 * The position of an element: {@code offset + sum of index * stride}, in elements. Values known only at run time are
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
