// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.ShapedType;

/** The elements of a tensor, vector or memory buffer of static shape. */
public abstract class ElementsAttr extends Attribute implements TypedAttr {
  private final ShapedType type;

  protected ElementsAttr(Context context, ShapedType type) {
    super(context);
    this.type = type;
  }

  @Override
  public final Type type() {
    return type.asType();
  }

  public final ShapedType shapedType() {
    return type;
  }

  public final Type elementType() {
    return type.elementType();
  }

  /** Number of elements of the type. */
  public final long numElements() {
    return type.numElements();
  }
}
