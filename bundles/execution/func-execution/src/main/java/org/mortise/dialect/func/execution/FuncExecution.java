// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func.execution;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.func.CallIndirectOp;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.ConstantOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.osgi.service.component.annotations.Component;

/** Calls of functions, by name or by value. */
@Component(service = ExecutableOpInterface.class)
@Serves("func.*")
@AutoService(OpInterface.class)
public final class FuncExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    return Map.of(
        CallOp.NAME, ExecutableOpInterface.of(CallOp::of, FuncExecution::call),
        CallIndirectOp.NAME, FuncExecution::callIndirect,
        ConstantOp.NAME, ExecutableOpInterface.of(ConstantOp::of, FuncExecution::constant));
  }

  private static void call(CallOp op, CodeBuilder code) {
    code.call(function(op.operation(), op.calleeAttr(), code), code.operands(op), code.results(op));
  }

  private static void callIndirect(Operation op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    code.emit(new Instruction.CallIndirect(
        code.results(op), operands.get(0), operands.subList(1, operands.size())));
  }

  private static void constant(ConstantOp op, CodeBuilder code) {
    Operation function = function(op.operation(), op.valueAttr(), code);
    code.define(op.result(), code.constant(op.result().type(), function));
  }

  private static Operation function(Operation op, SymbolRefAttr name, CodeBuilder code) {
    Operation function = code.lookUp(op, name);
    if (function == null) {
      throw new UnsupportedOperationException("there is no function " + name);
    }
    return function;
  }
}
