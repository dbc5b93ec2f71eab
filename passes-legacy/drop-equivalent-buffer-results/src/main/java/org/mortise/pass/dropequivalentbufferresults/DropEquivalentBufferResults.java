// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.dropequivalentbufferresults;

import com.google.auto.service.AutoService;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
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
          Drops results that are always one of the function's own arguments, possibly through `memref.cast`s. Callers
          use the passed argument instead, cast to the type of the result if necessary. Functions with several
          `func.return`s, declarations, functions of nested modules, and functions with references other than
          `func.call` are not changed. Functions are visited once, in their order in the module, so a function that
          returns the result of a later one is changed by the next run only. Linear.
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
        run.remark(Remark.Kind.MISSED, "ResultsKept", function)
            .with("Reason", "the function is referred to by more than calls")
            .message("results equivalent to arguments are kept: @" + function.name()
                + " is referred to by more than calls").emit();
        continue;
      }
      equivalent.dropFromFunction();
      users.callsOf(function).forEach(equivalent::dropFromCall);
      run.remark(Remark.Kind.PASSED, "ResultsDropped", function)
          .message("results equivalent to arguments are dropped").with("Calls", users.callsOf(function).size()).emit();
      changed = true;
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
