// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Functions of integers of any width. */
final class IntegerFunctions {
  private IntegerFunctions() {}

  /** Returns a number of bits of an unsigned number of some width. */
  interface BitCount {
    int of(BigInteger bits, int width);
  }

  static ExecutableOpInterface count(BitCount count) {
    return (op, code) -> code.elementwise(op, operands -> {
      ValueFormat format = operands.get(0).format();
      return List.of(code.run(format.type(), (arguments, machine) -> new Object[] {Numbers.ofInteger(
          BigInteger.valueOf(count.of(FixedWidth.asUnsigned(Numbers.integer(arguments[0]), format.width()),
              format.width())), format)}, PoisonRule.PROPAGATE, operands.get(0)));
    });
  }

  /** The absolute value of the smallest number is itself. */
  static void absolute(Operation op, CodeBuilder code) {
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
        double words = format.width() / (double) Integer.SIZE; // of which a product takes more than linear time
        machine.step(format.width() + (long) (exponent.bitLength() * words * Math.sqrt(words)));
        if (exponent.signum() < 0 && base.signum() == 0) {
          throw machine.fault("raises zero to a negative power");
        }
        return new Object[] {Numbers.ofInteger(power(base, exponent, format.width()), format)};
      }, PoisonRule.PROPAGATE, operands.get(0), operands.get(1)));
    });
  }

  private static BigInteger power(BigInteger base, BigInteger exponent, int width) {
    if (exponent.signum() >= 0) {
      return base.modPow(exponent, BigInteger.ONE.shiftLeft(width));
    }
    boolean isUnit = base.abs().equals(BigInteger.ONE);
    return !isUnit ? BigInteger.ZERO : exponent.testBit(0) ? base : BigInteger.ONE;
  }
}
