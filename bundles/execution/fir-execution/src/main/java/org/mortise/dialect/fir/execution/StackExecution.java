// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.execution.runtime.StackPointers;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.service.component.annotations.Component;

/** The operations by which passes save and restore the stack; others of LLVM cannot be executed. */
@Component(service = ExecutableOpInterface.class)
@Serves({StackExecution.SAVE, StackExecution.RESTORE})
@AutoService(OpInterface.class)
public final class StackExecution implements ExecutableOpInterface {
  static final String SAVE = "llvm.intr.stacksave";
  static final String RESTORE = "llvm.intr.stackrestore";

  @Override
  public void emit(Operation op, CodeBuilder code) {
    Primitive primitive = op.name().name().equals(SAVE) ? StackPointers.SAVE : StackPointers.RESTORE;
    code.run(code.results(op), primitive, PoisonRule.REJECT, code.operands(op));
  }
}
