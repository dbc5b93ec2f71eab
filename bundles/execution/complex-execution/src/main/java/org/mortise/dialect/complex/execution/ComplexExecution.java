// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex.execution;

import com.google.auto.service.AutoService;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.mortise.dialect.complex.AbsOp;
import org.mortise.dialect.complex.AddOp;
import org.mortise.dialect.complex.AngleOp;
import org.mortise.dialect.complex.Atan2Op;
import org.mortise.dialect.complex.BitcastOp;
import org.mortise.dialect.complex.ConjOp;
import org.mortise.dialect.complex.ConstantOp;
import org.mortise.dialect.complex.CosOp;
import org.mortise.dialect.complex.CreateOp;
import org.mortise.dialect.complex.DivOp;
import org.mortise.dialect.complex.EqualOp;
import org.mortise.dialect.complex.ExpOp;
import org.mortise.dialect.complex.Expm1Op;
import org.mortise.dialect.complex.ImOp;
import org.mortise.dialect.complex.Log1pOp;
import org.mortise.dialect.complex.LogOp;
import org.mortise.dialect.complex.MulOp;
import org.mortise.dialect.complex.NegOp;
import org.mortise.dialect.complex.NotEqualOp;
import org.mortise.dialect.complex.PowOp;
import org.mortise.dialect.complex.PowiOp;
import org.mortise.dialect.complex.ReOp;
import org.mortise.dialect.complex.RsqrtOp;
import org.mortise.dialect.complex.SignOp;
import org.mortise.dialect.complex.SinOp;
import org.mortise.dialect.complex.SqrtOp;
import org.mortise.dialect.complex.SubOp;
import org.mortise.dialect.complex.TanOp;
import org.mortise.dialect.complex.TanhOp;
import org.mortise.dialect.math.execution.MathCode;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.osgi.service.component.annotations.Component;

/** Complex numbers. */
@Component(service = ExecutableOpInterface.class)
@Serves("complex.*")
@AutoService(OpInterface.class)
public final class ComplexExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    addParts(table);
    table.put(AddOp.NAME, binary(functions -> functions::add));
    table.put(SubOp.NAME, binary(functions -> functions::subtract));
    table.put(MulOp.NAME, binary(functions -> functions::multiply));
    table.put(DivOp.NAME, binary(functions -> functions::divide));
    table.put(PowOp.NAME, binary(functions -> functions::pow));
    table.put(PowiOp.NAME, ComplexExecution::integerPower);
    table.put(Atan2Op.NAME, binary(functions -> functions::atan2));
    table.put(NegOp.NAME, unary((functions, a) -> new Complex(-a.re(), -a.im())));
    table.put(ConjOp.NAME, unary((functions, a) -> new Complex(a.re(), -a.im())));
    table.put(SignOp.NAME, unary(ComplexFunctions::sign));
    table.put(ExpOp.NAME, unary(ComplexFunctions::exp));
    table.put(Expm1Op.NAME, unary(ComplexFunctions::expm1));
    table.put(LogOp.NAME, unary(ComplexFunctions::log));
    table.put(Log1pOp.NAME, unary(ComplexFunctions::log1p));
    table.put(SqrtOp.NAME, unary(ComplexFunctions::sqrt));
    table.put(RsqrtOp.NAME, unary(ComplexFunctions::rsqrt));
    table.put(SinOp.NAME, unary(ComplexFunctions::sin));
    table.put(CosOp.NAME, unary(ComplexFunctions::cos));
    table.put(TanOp.NAME, unary(ComplexFunctions::tan));
    table.put(TanhOp.NAME, unary(ComplexFunctions::tanh));
    table.put(AbsOp.NAME, real(ComplexFunctions::abs));
    table.put(AngleOp.NAME, real(ComplexFunctions::angle));
    table.put(EqualOp.NAME, (op, code) -> compare(op, code, true));
    table.put(NotEqualOp.NAME, (op, code) -> compare(op, code, false));
    return table;
  }

  // ---- parts, of any format ----------------------------------------------------------------------------------------

  private static void addParts(Map<String, ExecutableOpInterface> table) {
    table.put(ConstantOp.NAME, (op, code) -> code.define(op.result(0),
        code.constant(op.result(0).type(), Constants.of(ConstantOp.of(op).valueAttr()))));
    table.put(CreateOp.NAME, (op, code) -> code.run(code.results(op), (arguments, machine) ->
        new Object[] {new ComplexNumber(arguments[0], arguments[1])}, PoisonRule.PROPAGATE, code.operands(op)));
    table.put(ReOp.NAME, (op, code) -> code.run(code.results(op), (arguments, machine) ->
        new Object[] {((ComplexNumber) arguments[0]).real()}, PoisonRule.PROPAGATE, code.operands(op)));
    table.put(ImOp.NAME, (op, code) -> code.run(code.results(op), (arguments, machine) ->
        new Object[] {((ComplexNumber) arguments[0]).imaginary()}, PoisonRule.PROPAGATE, code.operands(op)));
    table.put(BitcastOp.NAME, ExecutableOpInterface.of(BitcastOp::of, ComplexExecution::bitcast));
  }

  /** The real part has the low bits. */
  private static void bitcast(BitcastOp op, CodeBuilder code) {
    Type from = op.operand().type();
    Type to = op.result().type();
    if (from == to) {
      code.define(op.result(), code.value(op.operand()));
      return;
    }
    code.run(code.results(op), (arguments, machine) -> new Object[] {ofBits(bits(arguments[0], from), to)},
        PoisonRule.PROPAGATE, code.operands(op));
  }

  private static BigInteger bits(Object value, Type type) {
    if (!(type instanceof ComplexType complex)) {
      return Numbers.bits(value, ValueFormat.of(type));
    }
    ValueFormat part = ValueFormat.of(complex.elementType());
    ComplexNumber number = (ComplexNumber) value;
    return Numbers.bits(number.imaginary(), part).shiftLeft(part.width()).or(Numbers.bits(number.real(), part));
  }

  private static Object ofBits(BigInteger bits, Type type) {
    if (!(type instanceof ComplexType complex)) {
      return Numbers.ofBits(bits, ValueFormat.of(type));
    }
    ValueFormat part = ValueFormat.of(complex.elementType());
    BigInteger real = bits.mod(BigInteger.ONE.shiftLeft(part.width()));
    return new ComplexNumber(Numbers.ofBits(real, part), Numbers.ofBits(bits.shiftRight(part.width()), part));
  }

  // ---- numbers of formats of at most 64 bits -----------------------------------------------------------------------

  private static ComplexFunctions functions(Operation op) {
    Type type = ((ComplexType) op.operand(0).type()).elementType();
    if (!(type instanceof FloatType part) || ValueFormat.of(type).kind() == ValueKind.OBJECT) {
      throw new UnsupportedOperationException("this function is not computed for parts of type " + type);
    }
    return new ComplexFunctions(part.kind());
  }

  private static ExecutableOpInterface unary(BiFunction<ComplexFunctions, Complex, Complex> function) {
    return (op, code) -> {
      ComplexFunctions functions = functions(op);
      code.run(code.results(op), (arguments, machine) -> {
        count(functions, machine);
        return new Object[] {number(function.apply(functions, complex(arguments[0])), functions)};
      }, PoisonRule.PROPAGATE, code.operands(op));
    };
  }

  private static ExecutableOpInterface binary(Function<ComplexFunctions, BinaryOperator<Complex>> choice) {
    return (op, code) -> {
      ComplexFunctions functions = functions(op);
      BinaryOperator<Complex> function = choice.apply(functions);
      code.run(code.results(op), (arguments, machine) -> {
        count(functions, machine);
        return new Object[] {number(function.apply(complex(arguments[0]), complex(arguments[1])), functions)};
      }, PoisonRule.PROPAGATE, code.operands(op));
    };
  }

  /** The integer is the real part of the exponent. */
  private static void integerPower(Operation op, CodeBuilder code) {
    ComplexFunctions functions = functions(op);
    code.run(code.results(op), (arguments, machine) -> {
      count(functions, machine);
      Complex exponent = new Complex(Numbers.integer(arguments[1]).doubleValue(), 0);
      return new Object[] {number(functions.pow(complex(arguments[0]), exponent), functions)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  private static ExecutableOpInterface real(BiFunction<ComplexFunctions, Complex, Double> function) {
    return (op, code) -> {
      ComplexFunctions functions = functions(op);
      code.run(code.results(op), (arguments, machine) -> {
        count(functions, machine);
        return new Object[] {part(function.apply(functions, complex(arguments[0])), functions)};
      }, PoisonRule.PROPAGATE, code.operands(op));
    };
  }

  private static void compare(Operation op, CodeBuilder code, boolean isEqual) {
    functions(op);
    code.run(code.results(op), (arguments, machine) -> {
      Complex a = complex(arguments[0]);
      Complex b = complex(arguments[1]);
      boolean areEqual = a.re() == b.re() && a.im() == b.im();
      return new Object[] {areEqual == isEqual ? -1L : 0L};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Precise functions of the parts take long. */
  private static void count(ComplexFunctions functions, Machine machine) {
    machine.step(functions.isPrecise() ? MathCode.PRECISE_STEPS : 1);
  }

  private static Complex complex(Object value) {
    ComplexNumber number = (ComplexNumber) value;
    return new Complex(((Number) number.real()).doubleValue(), ((Number) number.imaginary()).doubleValue());
  }

  private static ComplexNumber number(Complex value, ComplexFunctions functions) {
    return new ComplexNumber(part(value.re(), functions), part(value.im(), functions));
  }

  private static Object part(double value, ComplexFunctions functions) {
    return functions.isPrecise() ? (Object) value : (Object) (float) value;
  }
}
