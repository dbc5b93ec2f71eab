// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.mortise.dialect.math.MathFunction;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueKind;

/** Emits the functions of one number. */
public final class MathCode {
  /** The steps that a function counts as that may have to be computed with many digits. */
  public static final long PRECISE_STEPS = 500;

  private MathCode() {}

  /**
   * Emits a function.
   *
   * @throws UnsupportedOperationException if the number is wider than 64 bits
   */
  public static Register emit(MathFunction function, Register source, CodeBuilder code) {
    if (function.isExact()) {
      return code.apply(function.fast(), source);
    }
    boolean isFast = function == MathFunction.SQRT || function == MathFunction.CBRT;
    if (source.format().kind() == ValueKind.DOUBLE && !isFast) {
      return code.run(source.format().type(), (arguments, machine) -> {
        machine.step(PRECISE_STEPS);
        return new Object[] {function.of((Double) arguments[0], true)};
      }, PoisonRule.PROPAGATE, source);
    }
    if (function.hasNoFastForm()) {
      code.run(List.of(), (arguments, machine) -> {
        machine.step(PRECISE_STEPS);
        return Primitive.NOTHING;
      }, PoisonRule.REJECT, List.of());
    }
    DoubleUnaryOperator fast = function.fast();
    return code.apply(number -> Double.isNaN(number) ? number : fast.applyAsDouble(number), source);
  }
}
