// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.math.Atan2Op;
import org.mortise.dialect.math.BitFunction;
import org.mortise.dialect.math.CopySignOp;
import org.mortise.dialect.math.FPowIOp;
import org.mortise.dialect.math.FmaOp;
import org.mortise.dialect.math.IPowIOp;
import org.mortise.dialect.math.MathFunction;
import org.mortise.dialect.math.PowFOp;
import org.mortise.dialect.math.RsqrtOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.attributes.Computation;
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
    return table;
  }

  @Override
  protected ExecutableOpInterface meaning(Computation function) {
    return function instanceof BitFunction ofIntegers ? IntegerFunctions.of(ofIntegers)
        : (op, code) -> code.elementwise(op, operands ->
            List.of(MathCode.emit((MathFunction) function, operands.get(0), code)));
  }

  /** Rounded after the root and after the division. */
  private static void reciprocalRoot(Operation op, CodeBuilder code) {
    code.elementwise(op, operands -> {
      Register root = MathCode.emit(MathFunction.SQRT, operands.get(0), code);
      return List.of(code.floating(FloatFunction.DIVF, code.apply(number -> 1, root), root));
    });
  }
}
