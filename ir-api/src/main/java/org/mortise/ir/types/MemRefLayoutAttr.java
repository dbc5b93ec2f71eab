// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineMap;

/** Tells where in memory the element with given indices is. */
public abstract class MemRefLayoutAttr extends Attribute {
  protected MemRefLayoutAttr(Context context) {
    super(context);
  }

  /** The layout as a map from indices. */
  public abstract AffineMap affineMap();

  /** What is wrong with this layout for memory of that shape, or null. */
  public String verifyLayout(long[] shape) {
    int dims = affineMap().dimCount();
    return dims == shape.length
        ? null
        : "memref layout mismatch between rank and affine map: " + shape.length + " != " + dims;
  }
}
