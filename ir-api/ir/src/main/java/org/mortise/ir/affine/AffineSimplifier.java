// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;

/**
 * Simplifies an expression on creation: constants are folded and moved to the right, symbols are moved to the right of
 * dimensions, two dimensions or two symbols are ordered, equal terms of a sum are joined, and exact divisions are
 * removed. O(1) each, except for comparing equal operands.
 */
final class AffineSimplifier {
  private AffineSimplifier() {}

  // ---- addition ----------------------------------------------------------------------------------------------------

  static AffineExpr add(AffineExpr left, AffineExpr right) {
    AffineExpr simple = simplifyAdd(left, right);
    return simple != null ? simple : new AffineBinaryExpr(Kind.ADD, left, right);
  }

  private static @Nullable AffineExpr simplifyAdd(AffineExpr left, AffineExpr right) {
    AffineExpr simple = simplifyPair(left, right);
    return simple != null ? simple : addToSecond(left, right);
  }

  private static @Nullable AffineExpr simplifyPair(AffineExpr left, AffineExpr right) {
    if (left instanceof AffineConstantExpr a && right instanceof AffineConstantExpr b) {
      return sum(a.value(), b.value());
    }
    if (left instanceof AffineConstantExpr || (left.isSymbolicOrConstant() && !right.isSymbolicOrConstant())
        || areLeavesInOtherOrder(left, right)) {
      return right.plus(left);
    }
    if (right.isConstant(0)) {
      return left;
    }
    AffineBinaryExpr innerSum = binary(left, Kind.ADD);
    if (innerSum != null && innerSum.right() instanceof AffineConstantExpr inner) {
      if (!(right instanceof AffineConstantExpr outer)) {
        AffineExpr joined = joinTerms(left, right);
        return joined != null ? joined : innerSum.left().plus(right).plus(inner);
      }
      AffineExpr constant = sum(inner.value(), outer.value());
      return constant == null ? null : innerSum.left().plus(constant);
    }
    AffineExpr joined = joinTerms(left, right);
    return joined != null ? joined : asRemainder(left, right);
  }

  /**
   * Adds a multiple of a quotient to the second operand of a sum, or to that of this one, if the two can be joined or
   * ordered. As an example, {@code (e + f) - (f floordiv q) * q} is {@code e + f mod q}. Linear in the sums.
   */
  private static @Nullable AffineExpr addToSecond(AffineExpr left, AffineExpr right) {
    AffineBinaryExpr product = binary(right, Kind.MUL);
    boolean isMultiple = product != null && product.right() instanceof AffineConstantExpr
        && binary(product.left(), Kind.FLOOR_DIV) != null;
    List<AffineExpr> firsts = new ArrayList<>(2);
    AffineExpr joined = null;
    for (AffineBinaryExpr sum = isMultiple ? binary(left, Kind.ADD) : null; sum != null && joined == null;
        sum = binary(sum.right(), Kind.ADD)) {
      firsts.add(sum.left());
      joined = simplifyPair(sum.right(), right);
    }
    for (int i = firsts.size() - 1; i >= 0 && joined != null; i--) {
      joined = firsts.get(i).plus(joined);
    }
    return joined;
  }

  /** Returns whether both are dimensions, or both symbols, and the first one has the higher number. */
  private static boolean areLeavesInOtherOrder(AffineExpr left, AffineExpr right) {
    return left instanceof AffineDimExpr a && right instanceof AffineDimExpr b && a.position() > b.position()
        || left instanceof AffineSymbolExpr s && right instanceof AffineSymbolExpr t && s.position() > t.position();
  }

  private static @Nullable AffineExpr sum(long a, long b) {
    long sum = a + b;
    boolean overflow = ((a ^ sum) & (b ^ sum)) < 0;
    return overflow ? null : AffineExpr.constant(sum);
  }

  /** {@code e * a + e * b} is {@code e * (a + b)}, also if {@code a} or {@code b} is 1 and not written. */
  private static @Nullable AffineExpr joinTerms(AffineExpr left, AffineExpr right) {
    AffineExpr leftTerm = term(left);
    AffineExpr rightTerm = term(right);
    if (!leftTerm.equals(rightTerm)) {
      return null;
    }
    AffineExpr factor = sum(coefficient(left), coefficient(right));
    return factor == null ? null : leftTerm.times(factor);
  }

  private static AffineExpr term(AffineExpr expr) {
    AffineBinaryExpr product = binary(expr, Kind.MUL);
    return product != null && product.right() instanceof AffineConstantExpr ? product.left() : expr;
  }

  private static long coefficient(AffineExpr expr) {
    AffineBinaryExpr product = binary(expr, Kind.MUL);
    return product != null && product.right() instanceof AffineConstantExpr constant ? constant.value() : 1;
  }

  /** {@code e - (e floordiv q) * q} is {@code e mod q}, which is defined for a positive {@code q} only. */
  private static @Nullable AffineExpr asRemainder(AffineExpr left, AffineExpr right) {
    AffineBinaryExpr product = binary(right, Kind.MUL);
    if (product == null) {
      return null;
    }
    AffineBinaryExpr quotient = binary(product.left(), Kind.FLOOR_DIV);
    AffineExpr negatedDivisor = product.right();
    if (quotient == null && product.right().isConstant(-1)) { // (e floordiv q) * q * -1
      AffineBinaryExpr inner = binary(product.left(), Kind.MUL);
      quotient = inner == null ? null : binary(inner.left(), Kind.FLOOR_DIV);
      negatedDivisor = quotient == null ? null : inner.right().negated();
    }
    boolean matches = quotient != null
        && quotient.left().equals(left)
        && quotient.right().equals(negatedDivisor.negated())
        && !(quotient.right() instanceof AffineConstantExpr divisor && divisor.value() <= 0);
    return matches ? left.mod(quotient.right()) : null;
  }

  // ---- multiplication ----------------------------------------------------------------------------------------------

  static AffineExpr multiply(AffineExpr left, AffineExpr right) {
    if (!left.isSymbolicOrConstant() && !right.isSymbolicOrConstant()) {
      throw new IllegalArgumentException("one of the factors must be symbolic or constant");
    }
    AffineExpr simple = simplifyMultiply(left, right);
    return simple != null ? simple : new AffineBinaryExpr(Kind.MUL, left, right);
  }

  private static @Nullable AffineExpr simplifyMultiply(AffineExpr left, AffineExpr right) {
    if (left instanceof AffineConstantExpr a && right instanceof AffineConstantExpr b) {
      return product(a.value(), b.value());
    }
    if (!right.isSymbolicOrConstant() || left instanceof AffineConstantExpr || areLeavesInOtherOrder(left, right)) {
      return right.times(left);
    }
    if (right.isConstant(1)) {
      return left;
    }
    if (right.isConstant(0)) {
      return right;
    }
    AffineBinaryExpr inner = binary(left, Kind.MUL);
    if (inner == null || !(inner.right() instanceof AffineConstantExpr factor)) {
      return null;
    }
    if (!(right instanceof AffineConstantExpr outer)) {
      return inner.left().times(right).times(factor);
    }
    AffineExpr constant = product(factor.value(), outer.value());
    return constant == null ? null : inner.left().times(constant);
  }

  private static @Nullable AffineExpr product(long a, long b) {
    long high = Math.multiplyHigh(a, b);
    long low = a * b;
    boolean fits = (high == 0 && low >= 0) || (high == -1 && low < 0);
    return fits ? AffineExpr.constant(low) : null;
  }

  // ---- division ----------------------------------------------------------------------------------------------------

  static AffineExpr floorDiv(AffineExpr left, AffineExpr right) {
    AffineExpr simple = right instanceof AffineConstantExpr divisor ? simplifyFloorDiv(left, divisor.value()) : null;
    return simple != null ? simple : new AffineBinaryExpr(Kind.FLOOR_DIV, left, right);
  }

  private static @Nullable AffineExpr simplifyFloorDiv(AffineExpr left, long divisor) {
    if (divisor == 0) {
      return null;
    }
    if (left instanceof AffineConstantExpr constant) {
      boolean overflow = constant.value() == Long.MIN_VALUE && divisor == -1;
      return overflow ? null : AffineExpr.constant(Math.floorDiv(constant.value(), divisor));
    }
    if (divisor == 1) {
      return left;
    }
    AffineExpr exact = exactQuotient(left, divisor);
    if (exact != null) {
      return exact;
    }
    AffineBinaryExpr sum = binary(left, Kind.ADD);
    boolean splits = sum != null && (divides(divisor, sum.left()) || divides(divisor, sum.right()));
    return splits ? sum.left().floorDiv(divisor).plus(sum.right().floorDiv(divisor)) : null;
  }

  static AffineExpr ceilDiv(AffineExpr left, AffineExpr right) {
    AffineExpr simple = right instanceof AffineConstantExpr divisor ? simplifyCeilDiv(left, divisor.value()) : null;
    return simple != null ? simple : new AffineBinaryExpr(Kind.CEIL_DIV, left, right);
  }

  private static @Nullable AffineExpr simplifyCeilDiv(AffineExpr left, long divisor) {
    if (divisor == 0) {
      return null;
    }
    if (left instanceof AffineConstantExpr constant) {
      boolean overflow = constant.value() == Long.MIN_VALUE && divisor == -1;
      return overflow ? null : AffineExpr.constant(IntegerMath.ceilDiv(constant.value(), divisor));
    }
    return divisor == 1 ? left : exactQuotient(left, divisor);
  }

  /** {@code e * a} divided by a divisor of {@code a}, or null. */
  private static @Nullable AffineExpr exactQuotient(AffineExpr left, long divisor) {
    AffineBinaryExpr product = binary(left, Kind.MUL);
    if (product == null || !(product.right() instanceof AffineConstantExpr factor) || factor.value() % divisor != 0) {
      return null;
    }
    boolean overflow = factor.value() == Long.MIN_VALUE && divisor == -1;
    return overflow ? null : product.left().times(factor.value() / divisor);
  }

  static AffineExpr mod(AffineExpr left, AffineExpr right) {
    AffineExpr simple = right instanceof AffineConstantExpr divisor ? simplifyMod(left, divisor.value()) : null;
    return simple != null ? simple : new AffineBinaryExpr(Kind.MOD, left, right);
  }

  private static @Nullable AffineExpr simplifyMod(AffineExpr left, long divisor) {
    if (divisor < 1) {
      return null;
    }
    if (left instanceof AffineConstantExpr constant) {
      return AffineExpr.constant(Math.floorMod(constant.value(), divisor));
    }
    if (divides(divisor, left)) {
      return AffineExpr.constant(0);
    }
    AffineBinaryExpr sum = binary(left, Kind.ADD);
    if (sum != null && divides(divisor, sum.left())) {
      return sum.right().mod(divisor);
    }
    if (sum != null && divides(divisor, sum.right())) {
      return sum.left().mod(divisor);
    }
    AffineBinaryExpr inner = binary(left, Kind.MOD);
    boolean nested = inner != null && inner.right() instanceof AffineConstantExpr c
        && c.value() > 0 && c.value() % divisor == 0;
    return nested ? inner.left().mod(divisor) : null;
  }

  private static boolean divides(long divisor, AffineExpr expr) {
    return expr.largestKnownDivisor() % divisor == 0;
  }

  private static @Nullable AffineBinaryExpr binary(AffineExpr expr, Kind kind) {
    return expr instanceof AffineBinaryExpr binary && binary.kind() == kind ? binary : null;
  }
}
