// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

/** A binary expression: an operator and two operands. */
public final class AffineBinaryExpr extends AffineExpr {
  /** The operators. */
  public enum Kind {
    ADD(" + "),
    MUL(" * "),
    MOD(" mod "),
    FLOOR_DIV(" floordiv "),
    CEIL_DIV(" ceildiv ");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }

    /** Returns the operator as written between the operands, with spaces. */
    public String spelling() {
      return spelling;
    }

    /** The simplified expression of this kind. */
    public AffineExpr apply(AffineExpr left, AffineExpr right) {
      return switch (this) {
        case ADD -> left.plus(right);
        case MUL -> left.times(right);
        case MOD -> left.mod(right);
        case FLOOR_DIV -> left.floorDiv(right);
        case CEIL_DIV -> left.ceilDiv(right);
      };
    }
  }

  private final Kind kind;
  private final AffineExpr left;
  private final AffineExpr right;
  private final boolean symbolicOrConstant;
  private final boolean pureAffine;
  private final long largestKnownDivisor;

  AffineBinaryExpr(Kind kind, AffineExpr left, AffineExpr right) {
    super((kind.ordinal() * 31 + left.hashCode()) * 31 + right.hashCode() + 7);
    this.kind = kind;
    this.left = left;
    this.right = right;
    this.symbolicOrConstant = left.isSymbolicOrConstant() && right.isSymbolicOrConstant();
    this.pureAffine = left.isPureAffine() && right.isPureAffine() && isPure(kind, left, right);
    this.largestKnownDivisor = divisor(kind, left, right);
  }

  private static boolean isPure(Kind kind, AffineExpr left, AffineExpr right) {
    return switch (kind) {
      case ADD -> true;
      case MUL -> left instanceof AffineConstantExpr || right instanceof AffineConstantExpr;
      default -> right instanceof AffineConstantExpr;
    };
  }

  private static long divisor(Kind kind, AffineExpr left, AffineExpr right) {
    long a = left.largestKnownDivisor();
    long b = right.largestKnownDivisor();
    return switch (kind) {
      case ADD, MOD -> IntegerMath.gcd(a, b);
      case MUL -> a == 0 || Math.multiplyHigh(a, b) == 0 && a * b > 0 ? a * b : Math.abs(a); // a * b may overflow
      case FLOOR_DIV, CEIL_DIV ->
          right instanceof AffineConstantExpr && b != 0 && a % b == 0 ? Math.abs(a / b) : 1;
    };
  }

  public Kind kind() {
    return kind;
  }

  public AffineExpr left() {
    return left;
  }

  public AffineExpr right() {
    return right;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return symbolicOrConstant;
  }

  @Override
  public boolean isPureAffine() {
    return pureAffine;
  }

  @Override
  public long largestKnownDivisor() {
    return largestKnownDivisor;
  }

  @Override
  boolean sameLeaf(AffineExpr other) {
    return false;
  }
}
