// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import com.google.auto.service.AutoService;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.mortise.dialect.math.AbsFOp;
import org.mortise.dialect.math.AbsIOp;
import org.mortise.dialect.math.AcosOp;
import org.mortise.dialect.math.AcoshOp;
import org.mortise.dialect.math.AsinOp;
import org.mortise.dialect.math.AsinhOp;
import org.mortise.dialect.math.Atan2Op;
import org.mortise.dialect.math.AtanOp;
import org.mortise.dialect.math.AtanhOp;
import org.mortise.dialect.math.CbrtOp;
import org.mortise.dialect.math.CeilOp;
import org.mortise.dialect.math.CopySignOp;
import org.mortise.dialect.math.CosOp;
import org.mortise.dialect.math.CoshOp;
import org.mortise.dialect.math.CountLeadingZerosOp;
import org.mortise.dialect.math.CountTrailingZerosOp;
import org.mortise.dialect.math.CtPopOp;
import org.mortise.dialect.math.ErfOp;
import org.mortise.dialect.math.Exp2Op;
import org.mortise.dialect.math.ExpM1Op;
import org.mortise.dialect.math.ExpOp;
import org.mortise.dialect.math.FPowIOp;
import org.mortise.dialect.math.FloorOp;
import org.mortise.dialect.math.FmaOp;
import org.mortise.dialect.math.IPowIOp;
import org.mortise.dialect.math.Log10Op;
import org.mortise.dialect.math.Log1pOp;
import org.mortise.dialect.math.Log2Op;
import org.mortise.dialect.math.LogOp;
import org.mortise.dialect.math.PowFOp;
import org.mortise.dialect.math.RoundEvenOp;
import org.mortise.dialect.math.RoundOp;
import org.mortise.dialect.math.RsqrtOp;
import org.mortise.dialect.math.SinOp;
import org.mortise.dialect.math.SinhOp;
import org.mortise.dialect.math.SqrtOp;
import org.mortise.dialect.math.TanOp;
import org.mortise.dialect.math.TanhOp;
import org.mortise.dialect.math.TruncOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.osgi.service.component.annotations.Component;

/** Functions of numbers, and element by element of vectors and tensors. */
@Component(service = ExecutableOpInterface.class)
@Serves("math.*")
@AutoService(OpInterface.class)
public final class MathExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    addFunctions(table);
    addExact(table);
    table.put(AbsIOp.NAME, IntegerFunctions::absolute);
    table.put(IPowIOp.NAME, IntegerFunctions::power);
    table.put(CtPopOp.NAME, IntegerFunctions.count((bits, width) -> bits.bitCount()));
    table.put(CountLeadingZerosOp.NAME, IntegerFunctions.count((bits, width) -> width - bits.bitLength()));
    table.put(CountTrailingZerosOp.NAME, IntegerFunctions.count((bits, width) ->
        bits.equals(BigInteger.ZERO) ? width : bits.getLowestSetBit()));
    return table;
  }

  private static void addFunctions(Map<String, ExecutableOpInterface> table) {
    table.put(AcosOp.NAME, function(MathFunction.ACOS));
    table.put(AcoshOp.NAME, function(MathFunction.ACOSH));
    table.put(AsinOp.NAME, function(MathFunction.ASIN));
    table.put(AsinhOp.NAME, function(MathFunction.ASINH));
    table.put(AtanOp.NAME, function(MathFunction.ATAN));
    table.put(AtanhOp.NAME, function(MathFunction.ATANH));
    table.put(CbrtOp.NAME, function(MathFunction.CBRT));
    table.put(CosOp.NAME, function(MathFunction.COS));
    table.put(CoshOp.NAME, function(MathFunction.COSH));
    table.put(ErfOp.NAME, function(MathFunction.ERF));
    table.put(ExpOp.NAME, function(MathFunction.EXP));
    table.put(Exp2Op.NAME, function(MathFunction.EXP2));
    table.put(ExpM1Op.NAME, function(MathFunction.EXPM1));
    table.put(LogOp.NAME, function(MathFunction.LOG));
    table.put(Log10Op.NAME, function(MathFunction.LOG10));
    table.put(Log1pOp.NAME, function(MathFunction.LOG1P));
    table.put(Log2Op.NAME, function(MathFunction.LOG2));
    table.put(SinOp.NAME, function(MathFunction.SIN));
    table.put(SinhOp.NAME, function(MathFunction.SINH));
    table.put(SqrtOp.NAME, function(MathFunction.SQRT));
    table.put(TanOp.NAME, function(MathFunction.TAN));
    table.put(TanhOp.NAME, function(MathFunction.TANH));
    table.put(RsqrtOp.NAME, MathExecution::reciprocalRoot);
    table.put(Atan2Op.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.angle(operands.get(0), operands.get(1), code))));
    table.put(PowFOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.power(operands.get(0), operands.get(1), code))));
    table.put(FPowIOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.integerPower(operands.get(0), operands.get(1), code))));
  }

  private static ExecutableOpInterface function(MathFunction function) {
    return (op, code) -> code.elementwise(op, operands -> List.of(function.emit(operands.get(0), code)));
  }

  /** Rounded after the root and after the division. */
  private static void reciprocalRoot(Operation op, CodeBuilder code) {
    code.elementwise(op, operands -> {
      Register root = MathFunction.SQRT.emit(operands.get(0), code);
      return List.of(code.floating(FloatFunction.DIVF, code.apply(number -> 1, root), root));
    });
  }

  /** Functions whose results need no rounding, or one. */
  private static void addExact(Map<String, ExecutableOpInterface> table) {
    table.put(AbsFOp.NAME, exact(Math::abs));
    table.put(CeilOp.NAME, exact(Math::ceil));
    table.put(FloorOp.NAME, exact(Math::floor));
    table.put(RoundEvenOp.NAME, exact(Math::rint));
    table.put(RoundOp.NAME, exact(MathExecution::round));
    table.put(TruncOp.NAME, exact(number -> number < 0 ? Math.ceil(number) : Math.floor(number)));
    table.put(CopySignOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.apply(Math::copySign, operands.get(0), operands.get(1)))));
    table.put(FmaOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.multiplyAdd(operands.get(0), operands.get(1), operands.get(2)))));
  }

  private static ExecutableOpInterface exact(DoubleUnaryOperator function) {
    return (op, code) -> code.elementwise(op, operands -> List.of(code.apply(function, operands.get(0))));
  }

  /** Rounds to the nearest integer, and of two to the one that is farther from zero. */
  private static double round(double number) {
    double magnitude = Math.abs(number);
    double floor = Math.floor(magnitude);
    return Math.copySign(magnitude - floor >= 0.5 ? floor + 1 : floor, number);
  }
}
