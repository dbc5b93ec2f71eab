// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Creates the arithmetic that computes affine expressions. Linear in the expressions; no recursion. */
public final class AffineExpansion {
  private final Arithmetic code;
  private final List<? extends Value> operands;
  private final int dimCount;

  /**
   * Creates an expansion at the insertion point of {@code builder}.
   *
   * @param operands the dimensions and symbols of the expressions
   * @param dimCount the number of operands that are dimensions
   */
  public AffineExpansion(OpBuilder builder, Location location, List<? extends Value> operands, int dimCount) {
    this.code = new Arithmetic(builder, location);
    this.operands = operands;
    this.dimCount = dimCount;
  }

  /** Returns the values of the results of {@code map}, none of which has a {@link #problem}. */
  public static List<Value> expand(
      OpBuilder builder, Location location, AffineMap map, List<? extends Value> operands) {
    AffineExpansion expansion = new AffineExpansion(builder, location, operands, map.dimCount());
    List<Value> values = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      values.add(expansion.expand(result));
    }
    return values;
  }

  /** Returns the first reason why an expression cannot be expanded, or null. */
  public static @Nullable String problem(List<AffineExpr> exprs) {
    Deque<AffineExpr> open = new ArrayDeque<>(exprs);
    while (!open.isEmpty()) {
      if (!(open.pop() instanceof AffineBinaryExpr binary)) {
        continue;
      }
      boolean divides = binary.kind() != AffineBinaryExpr.Kind.ADD && binary.kind() != AffineBinaryExpr.Kind.MUL;
      if (divides && binary.right() instanceof AffineConstantExpr divisor && divisor.value() <= 0) {
        return binary.kind() == AffineBinaryExpr.Kind.MOD
            ? "modulo by non-positive value is not supported"
            : "division by non-positive value is not supported";
      }
      open.push(binary.right());
      open.push(binary.left());
    }
    return null;
  }

  /** Returns the value of {@code expr}, which has no {@link #problem}. */
  public Value expand(AffineExpr expr) {
    return expr.<Value>fold(this::leaf, (kind, left, right) -> switch (kind) {
      case ADD -> code.add(left, right);
      case MUL -> code.multiplyWithoutWrap(left, right);
      case MOD -> mod(left, right);
      case FLOOR_DIV -> floorDiv(left, right);
      case CEIL_DIV -> ceilDiv(left, right);
    });
  }

  private Value leaf(AffineExpr leaf) {
    if (leaf instanceof AffineDimExpr dim) {
      return operands.get(dim.position());
    }
    return leaf instanceof AffineSymbolExpr symbol
        ? operands.get(dimCount + symbol.position())
        : code.constant(((AffineConstantExpr) leaf).value());
  }

  private Value mod(Value left, Value right) {
    Value remainder = RemSIOp.create(code.builder(), code.location(), left, right);
    Value isNegative = code.compare(IntegerPredicate.SLT, remainder, code.constant(0));
    Value corrected = code.add(remainder, right);
    return code.select(isNegative, corrected, remainder);
  }

  private Value floorDiv(Value left, Value right) {
    final Value zero = code.constant(0);
    final Value minusOne = code.constant(-1);
    Value isNegative = code.compare(IntegerPredicate.SLT, left, zero);
    Value dividend = code.select(isNegative, code.subtract(minusOne, left), left);
    Value quotient = code.divide(dividend, right);
    return code.select(isNegative, code.subtract(minusOne, quotient), quotient);
  }

  private Value ceilDiv(Value left, Value right) {
    final Value zero = code.constant(0);
    final Value one = code.constant(1);
    Value isNonPositive = code.compare(IntegerPredicate.SLE, left, zero);
    Value negated = code.subtract(zero, left);
    Value dividend = code.select(isNonPositive, negated, code.subtract(left, one));
    Value quotient = code.divide(dividend, right);
    Value negatedQuotient = code.subtract(zero, quotient);
    return code.select(isNonPositive, negatedQuotient, code.add(quotient, one));
  }
}
