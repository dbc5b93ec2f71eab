// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineMap;

/** A mapping from the indices of an element to its position in memory. */
public abstract class MemRefLayoutAttr extends Attribute {
  protected MemRefLayoutAttr(Context context) {
    super(context);
  }

  /** The layout as a map from indices. */
  public abstract AffineMap affineMap();

  /** Returns whether this layout is equivalent to a missing layout. */
  public boolean isDefaultLayout() {
    return false;
  }

  /** Returns strides and offset as the layout states them, or null if they must be derived from {@link #affineMap}. */
  public @Nullable StridesAndOffset statedStrides() {
    return null;
  }

  /** Returns the message of the error in this layout for memory of that shape, or null if there is none. */
  public @Nullable String verifyLayout(long[] shape) {
    int dims = affineMap().dimCount();
    return dims == shape.length
        ? null
        : "memref layout mismatch between rank and affine map: " + shape.length + " != " + dims;
  }
}
