// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Makes {@code custom.square} executable. */
final class SquareExecution implements ExecutableOpInterface {
  @Override
  public void emit(Operation op, CodeBuilder code) {
    Register value = code.operand(op, 0);
    code.define(op.result(0), code.integer(IntegerFunction.MUL, value, value));
  }
}
