// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.validation.internal.NamedFunctions;
import org.mortise.validation.internal.Snapshots;

/**
 * Validates one run of a pipeline on a program: either the program after the last pass against the program before the
 * first one, or the program after each pass against that before it. Copies the program for that. Thread-safe as an
 * observer; diagnostics are reported at the end, in an order that does not depend on the number of threads.
 */
public final class ProgramValidation implements PassObserver {
  /** What is compared. */
  public enum Extent {
    /** The program before the first pass and after the last one. */
    WHOLE,
    /** The operation of each pass before and after it. */
    EACH_PASS
  }

  /** A difference or an obstacle, with the place of the pass in the pipeline. */
  private record Finding(int step, String pass, FunctionVerdict verdict) {}

  private final Validator validator;
  private final Extent extent;
  private final int threads;
  private final Map<Pipeline.Step, Integer> steps = new IdentityHashMap<>();
  private final Map<String, Integer> order = new HashMap<>();
  private final Queue<Finding> findings = new ConcurrentLinkedQueue<>();
  private final Snapshots snapshots = new Snapshots();
  /** The copies of the operations on which the passes of a thread run, the innermost first. */
  private final ThreadLocal<Deque<Operation>> copies = ThreadLocal.withInitial(ArrayDeque::new);
  private @Nullable Operation original;
  private Pipeline pipeline = new Pipeline(Pipeline.ANY);

  /** @param threads the number of threads that run functions after a pass on a module */
  public ProgramValidation(ValidationOptions options, Extent extent, int threads) {
    this.validator = new Validator(options);
    this.extent = extent;
    this.threads = threads;
  }

  /** Must be called before the pipeline is run. */
  public void start(Pipeline started, Operation program) {
    pipeline = started;
    number(started);
    NamedFunctions.of(program).all().keySet().forEach(name -> order.put(name, order.size()));
    if (extent == Extent.WHOLE) {
      original = program.clone();
    }
  }

  private void number(Pipeline numbered) {
    for (Pipeline.Step step : numbered.steps()) {
      steps.put(step, steps.size());
      if (step instanceof Pipeline.NestedStep nested) {
        number(nested.pipeline());
      }
    }
  }

  // ---- each pass ---------------------------------------------------------------------------------------------------

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    if (extent == Extent.EACH_PASS && isCompared(op)) {
      copies.get().push(op.clone());
    }
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    if (extent != Extent.EACH_PASS || !isCompared(op)) {
      return;
    }
    Operation before = copies.get().pop();
    if (!run.hasFailed() && !run.areAllAnalysesPreserved()) {
      compare(step, "pass '" + step.spec().name() + "'", before, op);
    }
  }

  @Override
  public void beforeNested(List<Pipeline.NestedStep> group, Operation op) {
    if (extent == Extent.EACH_PASS && op.hasTrait(Trait.SYMBOL_TABLE)) {
      snapshots.take(op);
    } else if (extent == Extent.EACH_PASS && isCompared(op)) {
      copies.get().push(op.clone());
    }
  }

  @Override
  public void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {
    if (extent == Extent.EACH_PASS && !op.hasTrait(Trait.SYMBOL_TABLE) && isCompared(op)) {
      compare(group.get(0), "the passes on operations inside", copies.get().pop(), op);
    }
  }

  /** Returns whether an operation has or is functions; a part of a function is compared with the rest of it. */
  private static boolean isCompared(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE)
        || op.implementsInterface(CallableOpInterface.class) && SymbolTable.getSymbolName(op) != null;
  }

  private void compare(Pipeline.Step step, String pass, Operation before, Operation after) {
    if (after.hasTrait(Trait.SYMBOL_TABLE)) {
      add(step, pass, validator.validate(before, after, threads, name -> true));
      return;
    }
    Operation table = after.parentOp();
    add(step, pass, validator.validate(
        snapshots.slice(before, table), snapshots.slice(after.clone(), table), 1,
        SymbolTable.getSymbolName(after)::equals));
  }

  private void add(Pipeline.@Nullable Step step, String pass, List<FunctionVerdict> verdicts) {
    for (FunctionVerdict verdict : verdicts) {
      findings.add(new Finding(step == null ? steps.size() : steps.getOrDefault(step, steps.size()), pass, verdict));
    }
  }

  // ---- the end -----------------------------------------------------------------------------------------------------

  /**
   * Must be called after the run. Compares the program with that before the run, and reports an error for each
   * difference and a remark for each function that could not be compared.
   *
   * @param hasSucceeded whether all passes succeeded
   * @return whether no difference was found
   */
  public boolean finish(Operation program, boolean hasSucceeded, DiagnosticHandler diagnostics) {
    if (original != null && hasSucceeded) {
      add(null, "the pipeline", validator.validate(original, program, threads, name -> true));
    }
    original = null;
    List<Finding> ordered = new ArrayList<>(findings);
    ordered.sort(Comparator.comparingInt(Finding::step).thenComparingInt(
        finding -> order.getOrDefault(finding.verdict().name(), order.size())));
    boolean isSame = true;
    Set<String> reported = new HashSet<>();
    for (Finding finding : ordered) {
      Difference difference = finding.verdict().difference();
      Diagnostic remark = finding.verdict().remark();
      if (difference != null) {
        isSame = false;
        diagnostics.handle(difference.diagnostic()
            .note(finding.verdict().location(), "changed by " + finding.pass()));
      } else if (remark != null && reported.add(remark.message())) {
        diagnostics.handle(remark);
      }
    }
    return isSame;
  }

  /** Returns a line on the functions and inputs that were compared. Call it after {@link #finish}. */
  public String summary() {
    int functions = 0;
    int inputs = 0;
    int differences = 0;
    int others = 0;
    for (Finding finding : findings) {
      functions++;
      inputs += finding.verdict().inputs();
      differences += finding.verdict().difference() == null ? 0 : 1;
      others += finding.verdict().obstacle() == null ? 0 : 1;
    }
    return "validation: " + functions + " functions, " + inputs + " inputs, " + differences + " differences, "
        + others + " functions not validated";
  }
}
