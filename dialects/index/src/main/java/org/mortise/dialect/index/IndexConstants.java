// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Questions about constant indices. */
final class IndexConstants {
  private IndexConstants() {}

  static boolean isZero(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr number && number.isZero();
  }

  static boolean isOne(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr number && number.signedValue().equals(BigInteger.ONE);
  }

  /** Returns the number of 64 bits as an unsigned one; null if it is not known. */
  static @Nullable BigInteger unsigned(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr number
        ? FixedWidth.asUnsigned(number.signedValue(), FixedWidth.INDEX_WIDTH) : null;
  }
}
