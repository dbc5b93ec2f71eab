// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.IntegerOverflowOpInterface;

/**
 * The overflows that an integer operation excludes: a result that overflows so is undefined.
 *
 * @param noSigned signed results do not overflow ({@code nsw})
 * @param noUnsigned unsigned results do not overflow ({@code nuw})
 */
public record Overflow(boolean noSigned, boolean noUnsigned) {
  /** Overflow wraps around. */
  public static final Overflow WRAPS = new Overflow(false, false);

  /** Returns the flags of an operation; {@link #WRAPS} if it has none. */
  public static Overflow of(Operation op) {
    IntegerOverflowOpInterface flags = op.getInterface(IntegerOverflowOpInterface.class);
    return flags == null ? WRAPS : flags.getOverflow(op);
  }
}
