// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowi64toi32;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;

/** The numbers that a {@link TosaNarrowing} narrows. Implementations are stateless. */
public interface NarrowingRules {
  /** Returns the replacement of a scalar or element type, or the type itself. */
  Type narrow(Type type);

  /**
   * Returns the constant {@code number}, whose type {@link #narrow} replaces, in the narrower type.
   *
   * @param isLossAccepted whether a number that the type cannot hold is replaced by the nearest one; otherwise the
   *     result for such a number is null
   */
  @Nullable Attribute narrow(Attribute number, boolean isLossAccepted);

  /** Returns whether the narrower operation has the same result for all numbers that the narrower type can hold. */
  boolean isSafe(Operation op);
}
