// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

/** A constant. */
public final class AffineConstantExpr extends AffineExpr {
  private final long value;

  AffineConstantExpr(long value) {
    super(Long.hashCode(value) * 31 + 3);
    this.value = value;
  }

  public long value() {
    return value;
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
    return Math.abs(value);
  }

  @Override
  boolean sameLeaf(AffineExpr other) {
    return other instanceof AffineConstantExpr that && value == that.value;
  }
}
