// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code array-value-copy}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArrayValueCopyFactory implements PassFactory {
  private static final PassOption<Boolean> OPTIMIZE = PassOption.flag(
      "optimize-conflicts", false, "do more detailed conflict analysis to reduce the number of temporaries");

  private static final Precondition LOADED = Precondition.checkedByPass(
      "Each accessed array value is defined by a `fir.array_load`.",
      op -> op.opError("accesses an array value that no fir.array_load defines"));
  private static final Precondition LOADED_ONCE = Precondition.checkedByPass(
      "An access does not depend on which of several `fir.array_load` operations defines its array value.",
      op -> op.opError("accesses an array value of several fir.array_load operations"));

  private static final PassSpec SPEC =
      PassSpec.of("array-value-copy", "Convert array value operations to memory operations.")
          .withTitle("ArrayValueCopy")
          .withDescription("""
              Replaces operations on array values (`fir.array_load`, `fir.array_fetch`, `fir.array_update`,
              `fir.array_modify`, `fir.array_access`, `fir.array_amend` and `fir.array_merge_store`) by accesses of the
              memory from which the arrays were loaded.

              An assignment whose right side may read an element after the left side has overwritten it goes through
              one temporary array on the heap: the array is copied before the assignment, and copied back at the
              `fir.array_merge_store`. This is so if the right side loads the same memory with another slice or at other
              indices, if a pointer is involved on either side, or if a called internal procedure may change the array.
              With `optimize-conflicts` a pointer does not matter for variables that are no targets.

              Remarks (--remarks) state for each temporary array why it is needed.""")
          .withPreconditions(LOADED, LOADED_ONCE)
          .withDialects("fir", "arith", "func")
          .onOperation("func.func")
          .withOptions(OPTIMIZE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean optimize = options.get(OPTIMIZE);
    return (function, run) -> run(function, optimize, run);
  }

  private static void run(Operation function, boolean optimize, PassRun run) {
    ArrayAccesses accesses = new ArrayAccesses(function);
    if (accesses.loads().isEmpty() && accesses.unloaded() == null) {
      run.markAllAnalysesPreserved();
      return;
    }
    if (accesses.unloaded() != null) {
      run.emit(LOADED.error(accesses.unloaded()));
      return;
    }
    if (accesses.ambiguous() != null) {
      run.emit(LOADED_ONCE.error(accesses.ambiguous()));
      return;
    }
    new ArrayConversion(function, accesses, new ArrayConflicts(accesses, optimize), run).convert();
  }
}
