// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.List;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DummyScopeOp;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IntegerType;

/**
 * {@code fir.convert}: between numbers, with logical values as 0 or 1 and {@code i1} as non-negative; between
 * addresses, descriptors and procedures, without a change; and between addresses and numbers.
 */
final class Conversions {
  private Conversions() {}

  static void convert(ConvertOp op, CodeBuilder code) {
    Type from = op.value().type();
    Type to = op.res().type();
    Register source = code.value(op.value());
    code.define(op.res(), from == to ? source : convert(source, from, to, code));
  }

  private static Register convert(Register source, Type from, Type to, CodeBuilder code) {
    ValueFormat given = source.format();
    ValueFormat wanted = ValueFormat.of(to);
    if (given.isInteger() && wanted.isInteger()) {
      return integer(source, from, to, code);
    }
    if (given.isInteger() && wanted.isFloat()) {
      return code.toFloat(source, true, wanted.type());
    }
    if (given.isFloat() && wanted.isInteger()) {
      return code.toInteger(source, true, wanted.type());
    }
    if (given.isFloat() && wanted.isFloat()) {
      return code.castFloat(source, wanted.type());
    }
    if (given.type() instanceof ComplexType && wanted.type() instanceof ComplexType complex) {
      return complex(source, complex, code);
    }
    if (given.isInteger()) {
      return address(source, to, code);
    }
    if (wanted.isInteger()) {
      return number(source, to, code);
    }
    if (given.kind() != ValueKind.OBJECT || wanted.kind() != ValueKind.OBJECT) {
      throw new UnsupportedOperationException("values of " + from + " cannot become values of " + to);
    }
    return source;
  }

  private static Register integer(Register source, Type from, Type to, CodeBuilder code) {
    Type wanted = ValueFormat.of(to).type();
    if (from instanceof LogicalType) {
      Register zero = code.constant(source.format().type(), 0L);
      return bit(code.compare(IntegerPredicate.NE, source, zero), wanted, code);
    }
    return source.format().width() == 1 ? bit(source, wanted, code)
        : code.cast(IntegerCast.RESIZE_SIGNED, source, wanted);
  }

  private static Register bit(Register source, Type wanted, CodeBuilder code) {
    return wanted instanceof IntegerType integer && integer.width() == 1 ? source
        : code.cast(IntegerCast.RESIZE_UNSIGNED, source, wanted);
  }

  private static Register complex(Register source, ComplexType wanted, CodeBuilder code) {
    ValueFormat part = ValueFormat.of(wanted.elementType());
    return code.run(wanted, (arguments, machine) -> {
      ComplexNumber number = (ComplexNumber) arguments[0];
      return new Object[] {new ComplexNumber(part(number.real(), part), part(number.imaginary(), part))};
    }, PoisonRule.PROPAGATE, source);
  }

  private static Object part(Object value, ValueFormat format) {
    if (value == Poison.VALUE) {
      return value;
    }
    double number = ((Number) value).doubleValue();
    return switch (format.kind()) {
      case DOUBLE -> number;
      case FLOAT -> FloatRounding.round(format.floatKind(), number);
      default -> throw new UnsupportedOperationException("complex numbers of " + format.type());
    };
  }

  /**
   * Only the numbers 0 and -1 are addresses: others would be forged. -1 stands for the absent stream of an allocation;
   * there is no memory at it.
   */
  private static Register address(Register source, Type to, CodeBuilder code) {
    return code.run(to, (arguments, machine) -> {
      long number = (Long) arguments[0];
      if (number != 0 && number != -1) {
        throw machine.fault("makes an address of a number");
      }
      return new Object[] {Pointers.plus(Pointers.nullPointer(machine), number)};
    }, PoisonRule.REJECT, source);
  }

  private static Register number(Register source, Type to, CodeBuilder code) {
    return code.run(to, (arguments, machine) -> {
      if (!(arguments[0] instanceof MemRef address)) {
        throw machine.fault("makes a number of a procedure or descriptor");
      }
      return new Object[] {Pointers.number(address, machine)};
    }, PoisonRule.REJECT, source);
  }

  /** Values that keep their meaning under another type. */
  static void forward(Operation op, CodeBuilder code) {
    code.define(op.result(0), code.operand(op, 0));
  }

  /** Values that describe only the source program. */
  static void nothing(DummyScopeOp op, CodeBuilder code) {
    code.define(op.result(), code.constant(op.result().type(), List.of()));
  }
}
