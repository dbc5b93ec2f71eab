// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ShapedType;

/**
 * A value of index type, or the size of a dimension of a shaped value.
 *
 * @param dim the number of the dimension; {@link #INDEX} for a value of index type
 */
public record ValueDim(Value value, int dim) {
  public static final int INDEX = -1;

  /** Returns a value of index type. */
  public static ValueDim of(Value value) {
    return new ValueDim(value, INDEX);
  }

  /** Returns whether this is a value of index type. */
  public boolean isIndex() {
    return dim == INDEX;
  }

  /** Returns the number if it is a static size or a constant, otherwise null. */
  @Nullable Long constant() {
    if (!isIndex()) {
      return value.type() instanceof ShapedType type && type.hasRank() && type.dim(dim) != ShapedType.DYNAMIC
          ? (Long) type.dim(dim) : null;
    }
    IntegerAttr constant = Constants.integerOf(value);
    return constant != null && constant.fitsLong() ? (Long) constant.longValue() : null;
  }
}
