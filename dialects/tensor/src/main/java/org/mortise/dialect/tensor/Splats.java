// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.ShapedType;

/** Constants with equal elements. */
public final class Splats {
  private Splats() {}

  /**
   * Returns the splat {@code source} with the static shape of {@code type}, or nothing if it is not a splat.
   *
   * @param padding the constant that all elements must also be equal to, or null
   */
  public static FoldResult resize(@Nullable Attribute source, ShapedType type, @Nullable Attribute padding) {
    boolean isSplat = source instanceof DenseElementsAttr elements && elements.isSplat() && type.hasStaticShape()
        && (padding == null || elements.elementAt(0) == padding);
    return isSplat ? FoldResult.of(with(type, ((DenseElementsAttr) source).elementAt(0))) : FoldResult.NONE;
  }

  /** Returns the constant of type {@code type} all of whose elements are {@code element}. */
  static DenseElementsAttr with(ShapedType type, Attribute element) {
    return new DenseElementsBuilder(type).add(element).build();
  }
}
