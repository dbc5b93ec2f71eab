// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Expands divisions that do not round towards zero. */
final class DivisionExpansion {
  private DivisionExpansion() {}

  /** {@code (n - 1) / d + 1}, and 0 for 0. */
  static Value ceilUnsigned(Arithmetic arith, Value dividend, Value divisor) {
    Type type = dividend.type();
    Value zero = arith.constant(type, 0);
    Value isZero = arith.compare(IntegerPredicate.EQ, dividend, zero);
    Value one = arith.constant(type, 1);
    Value less = arith.subtract(dividend, one);
    Value quotient = DivUIOp.create(arith.builder(), arith.location(), less, divisor).result();
    return arith.select(isZero, zero, arith.add(quotient, one));
  }

  /** {@code (n -+ 1) / d + 1} if both have the same sign, otherwise {@code -(-n / d)}. */
  static Value ceilSigned(Arithmetic arith, Value dividend, Value divisor) {
    Type type = dividend.type();
    Value one = arith.constant(type, 1);
    Value zero = arith.constant(type, 0);
    Value minusOne = arith.constant(type, -1);
    Value isPositive = arith.compare(IntegerPredicate.SGT, divisor, zero);
    Value correction = arith.select(isPositive, minusOne, one);
    Value corrected = arith.add(correction, dividend);
    Value sameSign = arith.add(one, arith.divide(corrected, divisor));
    Value negated = arith.subtract(zero, dividend);
    Value otherSign = arith.subtract(zero, arith.divide(negated, divisor));
    Value dividendNegative = arith.compare(IntegerPredicate.SLT, dividend, zero);
    Value dividendPositive = arith.compare(IntegerPredicate.SGT, dividend, zero);
    Value divisorNegative = arith.compare(IntegerPredicate.SLT, divisor, zero);
    Value divisorPositive = arith.compare(IntegerPredicate.SGT, divisor, zero);
    Value bothNegative = arith.and(dividendNegative, divisorNegative);
    Value bothPositive = arith.and(dividendPositive, divisorPositive);
    Value same = OrIOp.create(arith.builder(), arith.location(), bothNegative, bothPositive).result();
    return arith.select(same, sameSign, otherSign);
  }

  /** The quotient, minus 1 if there is a remainder and the signs differ. */
  static Value floorSigned(Arithmetic arith, Value dividend, Value divisor) {
    Type type = dividend.type();
    Value quotient = arith.divide(dividend, divisor);
    Value product = MulIOp.create(arith.builder(), arith.location(), quotient, divisor).result();
    Value hasRemainder = arith.compare(IntegerPredicate.NE, dividend, product);
    Value zero = arith.constant(type, 0);
    Value dividendNegative = arith.compare(IntegerPredicate.SLT, dividend, zero);
    Value divisorNegative = arith.compare(IntegerPredicate.SLT, divisor, zero);
    Value signsDiffer = arith.compare(IntegerPredicate.NE, dividendNegative, divisorNegative);
    Value rounds = arith.and(hasRemainder, signsDiffer);
    Value minusOne = arith.constant(type, -1);
    return arith.select(rounds, arith.add(quotient, minusOne), quotient);
  }
}
