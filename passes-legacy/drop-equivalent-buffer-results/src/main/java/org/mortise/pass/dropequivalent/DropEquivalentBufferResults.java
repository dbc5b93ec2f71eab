// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.dropequivalent;

import com.google.auto.service.AutoService;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code drop-equivalent-buffer-results}; {@link EquivalentResults} finds the results to be dropped. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DropEquivalentBufferResults implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("drop-equivalent-buffer-results",
          "Remove MemRef return values that are equivalent to a bbArg")
      .withDescription("""
          A result that is always one of the function's own arguments, seen through `memref.cast`s at most, is of no
          use: the caller has it. Such results go, and callers use what they passed, cast to the type of the result
          where that differs. Not changed are functions with several `func.return`s, declarations, functions of nested
          modules, and functions that somebody refers to otherwise than by `func.call`: nobody could tell those users.
          Functions are looked at once, in their order in the module, so that a function that returns what a later one
          returns is changed by the next run only. Linear.
          """)
      .onOperation("builtin.module")
      .withDialects("memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return DropEquivalentBufferResults::dropAll;
  }

  private static void dropAll(Operation module, PassRun run) {
    FunctionUsers users = FunctionUsers.of(module);
    boolean changed = false;
    for (FuncOp function : users.functions()) {
      EquivalentResults equivalent = EquivalentResults.of(function);
      if (equivalent == null) {
        continue;
      }
      if (users.isUsedOtherwise(function)) {
        run.remark(function.operation().location(), "results equivalent to arguments are kept: @" + function.name()
            + " is referred to by more than calls");
        continue;
      }
      equivalent.dropFromFunction();
      users.callsOf(function).forEach(equivalent::dropFromCall);
      changed = true;
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
