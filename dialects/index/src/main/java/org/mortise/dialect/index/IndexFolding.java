// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/**
 * Folding of operations on constant indices. The index width is that of the target, 32 or 64 bits; an operation is
 * folded in 64 bits only if the low 32 bits of the result equal the 32-bit result.
 */
final class IndexFolding {
  static final int NARROW = 32;
  static final int WIDE = FixedWidth.INDEX_WIDTH;

  private IndexFolding() {}

  /** Folds a function of two constants if both widths agree. */
  static FoldResult fold(IntegerFunction function, @Nullable Attribute[] constants) {
    if (!(constants[0] instanceof IntegerAttr a) || !(constants[1] instanceof IntegerAttr b)) {
      return FoldResult.NONE;
    }
    BigInteger wide = function.exact(a.signedValue(), b.signedValue(), WIDE);
    BigInteger narrow = function.exact(
        FixedWidth.wrap(a.signedValue(), NARROW), FixedWidth.wrap(b.signedValue(), NARROW), NARROW);
    boolean agree = wide != null && narrow != null
        && FixedWidth.wrap(wide, NARROW).equals(FixedWidth.wrap(narrow, NARROW));
    return agree ? FoldResult.of(IntegerAttr.of(a.type(), FixedWidth.wrap(wide, WIDE))) : FoldResult.NONE;
  }
}
