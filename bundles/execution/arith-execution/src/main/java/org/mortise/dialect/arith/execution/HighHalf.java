// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** The high half of a product of two integers of any width. */
final class HighHalf {
  private HighHalf() {}

  static Register emit(List<Register> factors, boolean isSigned, CodeBuilder code) {
    ValueFormat format = factors.get(0).format();
    return code.run(format.type(), (arguments, machine) -> {
      BigInteger a = factor(arguments[0], isSigned, format.width());
      BigInteger b = factor(arguments[1], isSigned, format.width());
      return new Object[] {Numbers.ofInteger(a.multiply(b).shiftRight(format.width()), format)};
    }, PoisonRule.PROPAGATE, factors.get(0), factors.get(1));
  }

  private static BigInteger factor(Object value, boolean isSigned, int width) {
    BigInteger number = Numbers.integer(value);
    return isSigned ? number : FixedWidth.asUnsigned(number, width);
  }
}
