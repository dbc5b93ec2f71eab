// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.fir.execution.internal.library.StackPointers;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.osgi.service.component.annotations.Component;

/** The operations by which {@code stack-reclaim} saves and restores the stack; others of LLVM cannot be executed. */
@Component(service = ExecutableOpInterface.class)
@Serves({StackExecution.SAVE, StackExecution.RESTORE})
@AutoService(OpInterface.class)
public final class StackExecution extends DialectExecution {
  static final String SAVE = "llvm.intr.stacksave";
  static final String RESTORE = "llvm.intr.stackrestore";

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    return Map.of(
        SAVE, (op, code) -> code.run(code.results(op), StackPointers.SAVE, PoisonRule.REJECT, List.of()),
        RESTORE, (op, code) -> code.run(List.of(), StackPointers.RESTORE, PoisonRule.REJECT, code.operands(op)));
  }
}
