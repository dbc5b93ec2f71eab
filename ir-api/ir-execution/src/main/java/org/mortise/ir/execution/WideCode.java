// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.math.BigInteger;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FloatCast;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.types.FloatType;

/**
 * Arithmetic on numbers of more than 64 bits, as primitives on {@link BigInteger} and {@link FloatAttr}, and
 * conversions from and to them.
 */
final class WideCode {
  /** The steps that arithmetic on floating-point numbers of more than 64 bits counts as. */
  private static final int FLOAT_STEPS = 50;

  private final CodeBuilder code;

  WideCode(CodeBuilder code) {
    this.code = code;
  }

  /** Returns whether a number takes more than 64 bits. */
  static boolean isWide(ValueFormat format) {
    return format.kind() == ValueKind.OBJECT && format.width() > 0;
  }

  static boolean isWide(Register register) {
    return isWide(register.format());
  }

  private Register run(Type type, Primitive primitive, Register... arguments) {
    return code.run(type, primitive, PoisonRule.PROPAGATE, arguments);
  }

  private static Object[] bool(boolean value) {
    return new Object[] {value ? -1L : 0L};
  }

  // ---- integers ----------------------------------------------------------------------------------------------------

  Register integer(IntegerFunction function, Overflow overflow, Register left, Register right) {
    int width = left.format().width();
    Primitive primitive = (arguments, machine) -> {
      if (function.isDivision() && arguments[1] == Poison.VALUE) {
        throw machine.fault("divides by an undefined value");
      }
      if (function.isDivision() && ((BigInteger) arguments[1]).signum() == 0) { // even if the dividend is poison
        throw machine.fault("divides by zero");
      }
      if (arguments[0] == Poison.VALUE || arguments[1] == Poison.VALUE) {
        return new Object[] {Poison.VALUE};
      }
      charge(machine, function, width);
      BigInteger result = function.apply((BigInteger) arguments[0], (BigInteger) arguments[1], width, overflow);
      return new Object[] {result == null ? Poison.VALUE : result};
    };
    return code.run(left.format().type(), primitive, PoisonRule.PASS, left, right);
  }

  /** Counts the words that an operation works on, which for products and quotients is not linear in the width. */
  private static void charge(Machine machine, IntegerFunction function, int width) {
    long words = width / Integer.SIZE;
    boolean isLinear = function != IntegerFunction.MUL && !function.isDivision();
    machine.step(isLinear ? words : (long) (words * Math.sqrt(words)));
    machine.charge(width / Byte.SIZE);
  }

  Register compare(IntegerPredicate predicate, Register left, Register right, Type bool) {
    int width = left.format().width();
    return run(bool, (arguments, machine) -> {
      machine.step(width / Integer.SIZE);
      return bool(predicate.holds((BigInteger) arguments[0], (BigInteger) arguments[1], width));
    }, left, right);
  }

  Register cast(IntegerCast function, Register source, Type type) {
    int width = source.format().width();
    ValueFormat format = ValueFormat.of(type);
    return run(type, (arguments, machine) -> {
      machine.step(format.width() / Integer.SIZE);
      machine.charge(format.width() / Byte.SIZE);
      BigInteger number = Numbers.integer(arguments[0]);
      return new Object[] {Numbers.ofInteger(function.apply(number, width), format)};
    }, source);
  }

  // ---- floating-point numbers --------------------------------------------------------------------------------------

  Register floating(FloatFunction function, Register left, Register right) {
    return run(left.format().type(), (arguments, machine) -> {
      machine.step(FLOAT_STEPS);
      return new Object[] {function.apply((FloatAttr) arguments[0], (FloatAttr) arguments[1])};
    }, left, right);
  }

  Register compare(FloatPredicate predicate, Register left, Register right, Type bool) {
    return run(bool, (arguments, machine) -> {
      FloatAttr a = (FloatAttr) arguments[0];
      FloatAttr b = (FloatAttr) arguments[1];
      return bool(a.isNaN() || b.isNaN() ? predicate.ifUnordered() : predicate.test(FloatArithmetic.compare(a, b), 0));
    }, left, right);
  }

  Register negate(Register source) {
    return run(source.format().type(),
        (arguments, machine) -> new Object[] {FloatArithmetic.negate((FloatAttr) arguments[0])}, source);
  }

  /** Computes {@code factor * otherFactor + summand}, rounded once. */
  Register multiplyAdd(Register factor, Register otherFactor, Register summand) {
    return run(factor.format().type(), (arguments, machine) -> new Object[] {WideFma.of(
        (FloatAttr) arguments[0], (FloatAttr) arguments[1], (FloatAttr) arguments[2])}, factor, otherFactor, summand);
  }

  // ---- conversions -------------------------------------------------------------------------------------------------

  Register castFloat(Register source, Type type) {
    FloatType from = (FloatType) source.format().type();
    return run(type, (arguments, machine) -> new Object[] {Numbers.ofAttribute(
        FloatArithmetic.convert(Numbers.attribute(arguments[0], from), (FloatType) type))}, source);
  }

  Register toInteger(Register source, boolean isSigned, Type type) {
    FloatType from = (FloatType) source.format().type();
    ValueFormat format = ValueFormat.of(type);
    return run(type, (arguments, machine) -> {
      FloatAttr number = Numbers.attribute(arguments[0], from);
      BigInteger value = FloatCast.toInteger(number, format.width(), isSigned);
      return new Object[] {value == null ? Poison.VALUE : Numbers.ofInteger(value, format)};
    }, source);
  }

  Register toFloat(Register source, boolean isSigned, Type type) {
    int width = source.format().width();
    return run(type, (arguments, machine) -> {
      BigInteger number = Numbers.integer(arguments[0]);
      return new Object[] {Numbers.ofAttribute(FloatArithmetic.fromInteger(
          isSigned ? number : FixedWidth.asUnsigned(number, width), (FloatType) type))};
    }, source);
  }

  Register bitcast(Register source, Type type) {
    ValueFormat from = source.format();
    ValueFormat to = ValueFormat.of(type);
    return run(type, (arguments, machine) ->
        new Object[] {Numbers.ofBits(Numbers.bits(arguments[0], from), to)}, source);
  }
}
