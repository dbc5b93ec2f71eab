// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

/** A dimension: {@code d0}. */
public final class AffineDimExpr extends AffineExpr {
  private final int position;

  AffineDimExpr(int position) {
    super(position * 31 + 1);
    this.position = position;
  }

  public int position() {
    return position;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return false;
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
    return other instanceof AffineDimExpr that && position == that.position;
  }
}
