// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.MulIOp;
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
    Value quotient = DivUIOp.create(arith.builder(), arith.location(), less, divisor);
    return arith.select(isZero, zero, arith.add(quotient, one));
  }

  /** The quotient, plus 1 if there is a remainder and the signs agree. */
  static Value ceilSigned(Arithmetic arith, Value dividend, Value divisor) {
    return corrected(arith, dividend, divisor, IntegerPredicate.EQ, 1);
  }

  /** The quotient, minus 1 if there is a remainder and the signs differ. */
  static Value floorSigned(Arithmetic arith, Value dividend, Value divisor) {
    return corrected(arith, dividend, divisor, IntegerPredicate.NE, -1);
  }

  /**
   * The quotient, corrected if there is a remainder.
   *
   * @param signs the comparison of the operands' signs that requires a correction
   */
  private static Value corrected(
      Arithmetic arith, Value dividend, Value divisor, IntegerPredicate signs, long correction) {
    Type type = dividend.type();
    Value quotient = arith.divide(dividend, divisor);
    Value product = MulIOp.create(arith.builder(), arith.location(), quotient, divisor);
    Value hasRemainder = arith.compare(IntegerPredicate.NE, dividend, product);
    Value zero = arith.constant(type, 0);
    Value dividendNegative = arith.compare(IntegerPredicate.SLT, dividend, zero);
    Value divisorNegative = arith.compare(IntegerPredicate.SLT, divisor, zero);
    Value rounds = arith.and(hasRemainder, arith.compare(signs, dividendNegative, divisorNegative));
    return arith.select(rounds, arith.add(quotient, arith.constant(type, correction)), quotient);
  }
}
