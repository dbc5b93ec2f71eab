// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.dialect.arith.FastMathFlagsAttr;

/**
 * The fast-math flags required by folds that are identities of numbers, but not of floating-point representations. MLIR
 * 19.1 folds without them.
 */
final class Assumptions {
  /** Zeros have no sign, and all numbers are finite: a product with one is the other factor. */
  static final int FINITE = FastMathFlagsAttr.NNAN | FastMathFlagsAttr.NINF | FastMathFlagsAttr.NSZ;
  /** Nor does it matter how intermediate results are rounded: {@code (a - b) + b} is {@code a}. */
  static final int INVERSE = FINITE | FastMathFlagsAttr.REASSOC;

  private Assumptions() {}
}
