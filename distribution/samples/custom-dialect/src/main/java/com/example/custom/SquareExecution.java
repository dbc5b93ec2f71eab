// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.osgi.service.component.annotations.Component;

/** Makes {@code custom.square} executable. */
@Component(service = ExecutableOpInterface.class)
@Serves("custom.square")
@AutoService(OpInterface.class)
public final class SquareExecution implements ExecutableOpInterface {
  @Override
  public void emit(Operation op, CodeBuilder code) {
    Register value = code.operand(op, 0);
    code.define(op.result(0), code.integer(IntegerFunction.MUL, value, value));
  }
}
