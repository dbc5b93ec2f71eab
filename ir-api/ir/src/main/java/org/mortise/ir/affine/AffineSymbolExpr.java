// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

/** A symbol: {@code s0}. */
public final class AffineSymbolExpr extends AffineExpr {
  private final int position;

  AffineSymbolExpr(int position) {
    super(position * 31 + 2);
    this.position = position;
  }

  public int position() {
    return position;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return true;
  }

  @Override
  public boolean isPureAffine() {
    return true;
  }

  @Override
  public long largestKnownDivisor() {
    return 1;
  }

  @Override
  boolean sameLeaf(AffineExpr other) {
    return other instanceof AffineSymbolExpr that && position == that.position;
  }
}
