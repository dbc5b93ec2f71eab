// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.dialect.math.BitFunction;
import org.mortise.dialect.math.IPowIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Functions of integers of any width. */
final class IntegerFunctions {
  private IntegerFunctions() {}

  static ExecutableOpInterface of(BitFunction function) {
    return function == BitFunction.ABSI ? IntegerFunctions::absolute : (op, code) -> code.elementwise(op, operands -> {
      ValueFormat format = operands.get(0).format();
      return List.of(code.run(format.type(), (arguments, machine) -> new Object[] {
          Numbers.ofInteger(function.apply(Numbers.integer(arguments[0]), format.width()), format)
      }, PoisonRule.PROPAGATE, operands.get(0)));
    });
  }

  /** The absolute value of the smallest number is itself. */
  private static void absolute(Operation op, CodeBuilder code) {
    code.elementwise(op, operands -> {
      Register number = operands.get(0);
      Register zero = code.integer(IntegerFunction.XOR, number, number);
      Register negative = code.integer(IntegerFunction.SUB, zero, number);
      return List.of(code.integer(IntegerFunction.MAX_SIGNED, number, negative));
    });
  }

  static void power(Operation op, CodeBuilder code) {
    code.elementwise(op, operands -> {
      ValueFormat format = operands.get(0).format();
      return List.of(code.run(format.type(), (arguments, machine) -> {
        BigInteger base = Numbers.integer(arguments[0]);
        BigInteger exponent = Numbers.integer(arguments[1]);
        double words = format.width() / (double) Integer.SIZE; // a product takes more than linear time in these
        machine.step(format.width() + (long) (exponent.bitLength() * words * Math.sqrt(words)));
        BigInteger power = IPowIOp.power(base, exponent, format.width());
        if (power == null) {
          throw machine.fault("raises zero to a negative power");
        }
        return new Object[] {Numbers.ofInteger(power, format)};
      }, PoisonRule.PROPAGATE, operands.get(0), operands.get(1)));
    });
  }
}
