// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import org.mortise.dialect.arith.ArithTypes;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.dialect.arith.TruncIOp;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FloatType;

/** Expands conversions between {@code bf16}, the upper half of the bits of {@code f32}, and {@code f32}. */
final class BFloatExpansion {
  private static final int HALF = 16;
  private static final int WHOLE = 32;
  private static final long QUIET_NAN = 0x7FC0;
  private static final long ROUNDING_BIAS = 0x7FFF;

  private BFloatExpansion() {}

  static Value extend(Arithmetic arith, Value value) {
    Type halfType = arith.withInteger(value.type(), HALF);
    Type wholeType = arith.withInteger(value.type(), WHOLE);
    Value half = arith.bitcast(value, halfType);
    Value extended = ExtUIOp.create(arith.builder(), arith.location(), wholeType, half);
    Value distance = arith.constant(wholeType, HALF);
    Value whole = ShLIOp.create(arith.builder(), arith.location(), extended, distance);
    Context context = value.type().context();
    return arith.bitcast(whole, ArithTypes.withElement(value.type(), FloatType.f32(context)));
  }

  /** Rounds to nearest, ties to even. */
  static Value truncate(Arithmetic arith, Value value) {
    Type halfType = arith.withInteger(value.type(), HALF);
    Type wholeType = arith.withInteger(value.type(), WHOLE);
    Value isNaN = arith.compare(CmpFPredicate.UNE, value, value);
    Value bias = arith.constant(wholeType, ROUNDING_BIAS);
    Value nan = arith.constant(halfType, QUIET_NAN);
    Value distance = arith.constant(wholeType, HALF);
    Value one = arith.constant(wholeType, 1);
    Value whole = arith.bitcast(value, wholeType);
    Value lowestBit = arith.and(arith.shiftRight(whole, distance), one);
    Value rounding = arith.add(lowestBit, bias);
    Value rounded = arith.shiftRight(arith.add(whole, rounding), distance);
    Value half = TruncIOp.create(arith.builder(), arith.location(), halfType, rounded);
    Value result = arith.select(isNaN, nan, half);
    return arith.bitcast(result, ArithTypes.withElement(value.type(), FloatType.bf16(value.type().context())));
  }
}
