// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import com.google.auto.service.AutoService;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code stack-arrays}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class StackArraysFactory implements PassFactory {
  static final PassStatistic MOVED =
      new PassStatistic("stackArraysRunCount", "Number of heap allocations moved to the stack");

  private static final PassSpec SPEC =
      PassSpec.of("stack-arrays", "Move heap allocated array temporaries to the stack")
          .withTitle("StackArrays")
          .withDescription("""
              Replaces an array on the heap (`fir.allocmem`) by one on the stack (`fir.alloca`) if it is freed on all
              paths through the function, unless its attribute `fir.must_be_heap` is true.

              The array is allocated at the start of the function or, if its extents are computed, after the last of
              them. If that is in a loop, it stays at its place, and the stack is given back where the array is freed,
              provided that this is in the same block and the stack does not grow between.

              Remarks (--remarks) state for each allocation where it has moved, or why it has not.""")
          .onOperation("builtin.module")
          .withStatistics(MOVED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return StackArraysFactory::run;
  }

  private static void run(Operation module, PassRun run) {
    boolean changed = false;
    Map<Operation, StackCalls> declarations = new IdentityHashMap<>();
    for (Operation function : Functions.in(module)) {
      StackCalls stack = declarations.computeIfAbsent(function.parentOp(), StackCalls::new);
      changed |= new FunctionStack(function, stack, run).moveArrays();
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
