// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.internal.compat;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * The element that decides whether an operation on constant vectors or tensors is folded. MLIR's folders set one flag
 * for all elements, overwritten by each element: only the last element counts.
 */
public final class LastElement {
  private LastElement() {}

  /** Returns the integer, or the last element, as a signed number; null if unknown. */
  public static @Nullable BigInteger of(Attribute constant) {
    Attribute last = constant;
    if (constant instanceof DenseElementsAttr elements) {
      int count = Math.toIntExact(elements.numElements());
      last = count == 0 ? null : elements.elementAt(count - 1);
    }
    return last instanceof IntegerAttr number ? number.signedValue() : null;
  }
}
