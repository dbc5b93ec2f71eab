// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.dialect.arith.ExtendedMultiplicationOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The high half of a product of two integers of any width. */
final class HighHalf {
  private HighHalf() {}

  static Register emit(List<Register> factors, boolean isSigned, CodeBuilder code) {
    ValueFormat format = factors.get(0).format();
    return code.run(format.type(), (arguments, machine) -> {
      BigInteger high = ExtendedMultiplicationOp.highHalf(
          Numbers.integer(arguments[0]), Numbers.integer(arguments[1]), format.width(), isSigned);
      return new Object[] {Numbers.ofInteger(high, format)};
    }, PoisonRule.PROPAGATE, factors.get(0), factors.get(1));
  }
}
