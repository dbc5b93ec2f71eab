// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/** Constant sizes, offsets and positions. */
final class IndexConstants {
  private IndexConstants() {}

  /** Returns the constant {@code value} if it is not negative, otherwise -1. */
  static long index(Value value) {
    return Constants.of(value) instanceof IntegerAttr number && number.longValue() >= 0 ? number.longValue() : -1;
  }
}
