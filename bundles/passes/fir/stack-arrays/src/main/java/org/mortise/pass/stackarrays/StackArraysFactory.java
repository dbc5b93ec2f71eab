// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import com.google.auto.service.AutoService;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
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

  static final PassOption<Long> BUDGET = PassOption.integer(
      "budget", -1, "Bytes that a chain of calls may take on the stack; arrays that do not fit stay on the heap.");
  static final PassOption<Long> GUARD = PassOption.integer(
      "guard", -1, "Bytes up to which an array of computed size is on the stack, decided when the program runs.");
  static final PassOption<Boolean> ALLOW_RECURSIVE = PassOption.flag(
      "allow-recursive", false, "Move arrays of functions that can call themselves in spite of a budget or guard.");
  private static final PassOption<Boolean> FOLLOW_CONVERTS =
      PassOption.flag("follow-converts", true, "Move arrays that are freed by a converted address, as Flang 22 does.");
  private static final PassOption<Boolean> CHECK_SCOPES = PassOption.flag(
      "check-scopes", true,
      "Keep arrays on the heap if restoring the stack would give them back too early; false to move them anyway.");
  private static final PassOption<Boolean> SHARE_SLOTS = PassOption.flag(
      "share-slots", false,
      "Let arrays with disjoint lifetimes share stack memory, and release arrays of computed size.");

  private static final PassSpec SPEC =
      PassSpec.of("stack-arrays", "Move heap allocated array temporaries to the stack")
          .withTitle("StackArrays")
          .withDescription("""
              Replaces an array on the heap (`fir.allocmem`) by one on the stack (`fir.alloca`) if it is freed on all
              paths through the function, unless its attribute `fir.must_be_heap` is true.

              The array is allocated at the start of the function or, if its extents are computed, after the last of
              them. If that is in a loop, it stays at its place, and the stack is given back where the array is freed,
              provided that this is in the same block and the stack does not grow between.

              A negative budget or guard means no limit. With either, nothing moves in functions that can call
              themselves unless `allow-recursive` is set. With `check-scopes=false` the pass does as the reference does,
              which also moves arrays into the reach of calls that restore the stack too early.

              With `share-slots` an array lives from its allocation to where it is freed. Arrays of numbers, truth
              values or characters at the start of the same function share memory if their lives do not overlap, and
              count once for the budget. The stack is given back where an array of computed size is freed, also outside
              of loops, if that is in the block where it is allocated and no other memory would be given back too early.

              Remarks (--remarks) state for each allocation where it has moved, or why it has not.""")
          .onOperation("builtin.module")
          .withOptions(BUDGET, GUARD, ALLOW_RECURSIVE, FOLLOW_CONVERTS, CHECK_SCOPES, SHARE_SLOTS)
          .withStatistics(MOVED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    StackLimits limits = new StackLimits(options.get(BUDGET), options.get(GUARD), options.get(ALLOW_RECURSIVE),
        options.get(FOLLOW_CONVERTS), options.get(CHECK_SCOPES), options.get(SHARE_SLOTS));
    return (module, run) -> run(module, limits, run);
  }

  private static void run(Operation module, StackLimits limits, PassRun run) {
    List<Operation> functions = Functions.in(module);
    Map<Operation, FunctionStack> plans = limits.areSet() ? planAll(module, functions, limits, run) : Map.of();
    boolean changed = false;
    for (Operation function : functions) {
      FunctionStack plan = plans.get(function);
      if (plan == null) {
        plan = new FunctionStack(function, limits, run);
        plan.plan(null);
      }
      changed |= plan.moveArrays();
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  /** Decides on the arrays of all functions, callees first, so that their stack counts for their callers. */
  private static Map<Operation, FunctionStack> planAll(
      Operation module, List<Operation> functions, StackLimits limits, PassRun run) {
    Map<Operation, FunctionStack> plans = new IdentityHashMap<>();
    LimitRules rules = new LimitRules(module, limits);
    for (Operation function : rules.order(functions)) {
      FunctionStack plan = new FunctionStack(function, limits, run);
      plan.plan(rules);
      plans.put(function, plan);
    }
    return plans;
  }
}
