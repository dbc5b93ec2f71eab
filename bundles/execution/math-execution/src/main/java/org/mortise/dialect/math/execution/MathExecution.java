// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.math.Atan2Op;
import org.mortise.dialect.math.BitFunction;
import org.mortise.dialect.math.ClampFOp;
import org.mortise.dialect.math.CopySignOp;
import org.mortise.dialect.math.FPowIOp;
import org.mortise.dialect.math.FloatClass;
import org.mortise.dialect.math.FmaOp;
import org.mortise.dialect.math.IPowIOp;
import org.mortise.dialect.math.MathFunction;
import org.mortise.dialect.math.PowFOp;
import org.mortise.dialect.math.RsqrtOp;
import org.mortise.dialect.math.SincosOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** Functions of numbers, and element by element of vectors and tensors. */
@Component(service = ExecutableOpInterface.class)
@Serves("math.*")
@AutoService(OpInterface.class)
public final class MathExecution extends DialectExecution {
  /** The signed integer of one bit. */
  private static final long TRUE = -1;
  private static final long FALSE = 0;

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(IPowIOp.NAME, IntegerFunctions::power);
    table.put(RsqrtOp.NAME, MathExecution::reciprocalRoot);
    table.put(Atan2Op.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.angle(operands.get(0), operands.get(1), code))));
    table.put(PowFOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.power(operands.get(0), operands.get(1), code))));
    table.put(FPowIOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(BinaryFunctions.integerPower(operands.get(0), operands.get(1), code))));
    table.put(CopySignOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.apply(Math::copySign, operands.get(0), operands.get(1)))));
    table.put(FmaOp.NAME, (op, code) -> code.elementwise(op, operands ->
        List.of(code.multiplyAdd(operands.get(0), operands.get(1), operands.get(2)))));
    table.put(ClampFOp.NAME, (op, code) -> code.elementwise(op, operands -> List.of(code.compute(FloatFunction.MAXIMUM,
        code.compute(FloatFunction.MINIMUM, operands.get(0), operands.get(2)), operands.get(1)))));
    table.put(SincosOp.NAME, (op, code) -> code.elementwise(op, operands -> List.of(
        MathCode.emit(MathFunction.SIN, operands.get(0), code),
        MathCode.emit(MathFunction.COS, operands.get(0), code))));
    return table;
  }

  @Override
  protected ExecutableOpInterface meaning(Computation function) {
    if (function instanceof FloatClass numbers) {
      return (op, code) -> code.elementwise(op, operands -> List.of(classify(numbers, operands.get(0), code)));
    }
    return function instanceof BitFunction ofIntegers ? IntegerFunctions.of(ofIntegers)
        : (op, code) -> code.elementwise(op, operands ->
            List.of(MathCode.emit((MathFunction) function, operands.get(0), code)));
  }

  private static Register classify(FloatClass numbers, Register number, CodeBuilder code) {
    FloatType type = (FloatType) number.format().type();
    return code.run(IntegerType.of(type.context(), 1), (arguments, machine) ->
        new Object[] {numbers.contains(Numbers.attribute(arguments[0], type)) ? TRUE : FALSE},
        PoisonRule.PROPAGATE, number);
  }

  /** Rounded after the root and after the division. */
  private static void reciprocalRoot(Operation op, CodeBuilder code) {
    code.elementwise(op, operands -> {
      Register root = MathCode.emit(MathFunction.SQRT, operands.get(0), code);
      return List.of(code.floating(FloatFunction.DIVF, code.apply(number -> 1, root), root));
    });
  }
}
