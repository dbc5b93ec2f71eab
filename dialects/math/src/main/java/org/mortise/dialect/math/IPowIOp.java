// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Raises a signed integer to a power. */
@Op(name = "math.ipowi",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs attr-dict `:` type($result)")
public final class IPowIOp extends IPowIOpBase {
  IPowIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return ElementwiseFolding.binary(constants, (base, exponent) -> {
      IntegerAttr number = (IntegerAttr) base;
      BigInteger power = power(number.signedValue(), ((IntegerAttr) exponent).signedValue(), number.width());
      return power == null ? null : IntegerAttr.of(number.type(), FixedWidth.wrap(power, number.width()));
    });
  }

  /** Returns a power of a signed integer; only the low bits are significant. Null for a negative power of zero. */
  public static @Nullable BigInteger power(BigInteger base, BigInteger exponent, int width) {
    if (exponent.signum() >= 0) {
      return base.modPow(exponent, BigInteger.ONE.shiftLeft(width));
    }
    if (base.signum() == 0) {
      return null;
    }
    boolean isUnit = base.abs().equals(BigInteger.ONE);
    return !isUnit ? BigInteger.ZERO : exponent.testBit(0) ? base : BigInteger.ONE;
  }
}
