// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.execution.runtime.ByteCopies;
import org.mortise.dialect.fir.execution.runtime.StackPointers;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.service.component.annotations.Component;

/** The operations of LLVM in programs of Fortran: they save and restore the stack, and copy characters. */
@Component(service = ExecutableOpInterface.class)
@Serves({LlvmExecution.SAVE, LlvmExecution.RESTORE, LlvmExecution.MOVE, LlvmExecution.COPY})
@AutoService(OpInterface.class)
public final class LlvmExecution implements ExecutableOpInterface {
  static final String SAVE = "llvm.intr.stacksave";
  static final String RESTORE = "llvm.intr.stackrestore";
  static final String MOVE = "llvm.intr.memmove";
  static final String COPY = "llvm.intr.memcpy";

  @Override
  public void emit(Operation op, CodeBuilder code) {
    Primitive primitive = switch (op.name().name()) {
      case SAVE -> StackPointers.SAVE;
      case RESTORE -> StackPointers.RESTORE;
      default -> ByteCopies.of(op.context());
    };
    code.run(code.results(op), primitive, PoisonRule.REJECT, code.operands(op));
  }
}
