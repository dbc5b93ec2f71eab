// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

/**
 * The overflows that an integer operation excludes: a result that overflows so is undefined.
 *
 * @param noSigned signed results do not overflow ({@code nsw})
 * @param noUnsigned unsigned results do not overflow ({@code nuw})
 */
public record Overflow(boolean noSigned, boolean noUnsigned) {
  /** Overflow wraps around. */
  public static final Overflow WRAPS = new Overflow(false, false);
}
