// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import java.io.IOException;
import java.nio.file.Path;
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
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.RunValidation;
import org.mortise.pipeline.Snapshot;
import org.mortise.validation.Validator;
import org.mortise.validation.internal.FunctionSlice;
import org.mortise.validation.internal.NamedFunctions;
import org.mortise.validation.model.Difference;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/**
 * Validates one run of a pipeline on a program: either the program after the last pass against the program before the
 * first one, or the program after each pass against that before it. Copies the program for that. Thread-safe as an
 * observer; diagnostics are reported at the end, in an order that does not depend on the number of threads.
 */
public final class ProgramValidation implements RunValidation {
  /** The states of a program that are compared. */
  public enum Extent {
    /** The program before the first pass and after the last one. */
    WHOLE,
    /** The operation of each pass before and after it. */
    EACH_PASS
  }

  /** A verdict with the position of the pass in the pipeline, and the example of a difference if it was kept. */
  private record Finding(int step, String pass, FunctionVerdict verdict, @Nullable CounterExample example) {}

  /** A change of a program: the step of the pipeline, null for all of it, its title, and its text as a pipeline. */
  private record Change(Pipeline.@Nullable Step step, String title, String passes) {}

  private final ValidationOptions options;
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
  private String passes = "";
  private boolean keepsExamples;

  /** @param threads the number of threads that run functions after a pass on a module */
  public ProgramValidation(ValidationOptions options, Extent extent, int threads) {
    this.options = options;
    this.validator = new Validator(options);
    this.extent = extent;
    this.threads = threads;
  }

  /** Keeps the programs in which a function differs, for {@link #writeExamples}. Call it before {@link #start}. */
  public ProgramValidation keepingExamples() {
    keepsExamples = true;
    return this;
  }

  @Override
  public void start(Pipeline started, Operation program) {
    passes = started.toString();
    number(started);
    NamedFunctions.of(program).all().keySet().forEach(name -> order.put(name, order.size()));
    if (extent == Extent.WHOLE) {
      original = program.clone();
    }
  }

  private static String text(List<? extends Pipeline.Step> steps) {
    return steps.stream().map(Object::toString).collect(Collectors.joining(","));
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
      compare(new Change(step, "pass '" + step.spec().name() + "'", anchored(op, step.toString())), before, op);
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
      compare(new Change(group.get(0), "the passes on operations inside", anchored(op, text(group))),
          copies.get().pop(), op);
    }
  }

  /** Returns whether an operation has or is functions; a part of a function is compared with the rest of it. */
  private static boolean isCompared(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE)
        || op.implementsInterface(CallableOpInterface.class) && SymbolTable.getSymbolName(op) != null;
  }

  private static String anchored(Operation op, String steps) {
    String inside = op.name() + "(" + steps + ")";
    return op.hasTrait(Trait.SYMBOL_TABLE) ? inside : ModuleOp.NAME + "(" + inside + ")";
  }

  private void compare(Change change, Operation before, Operation after) {
    if (after.hasTrait(Trait.SYMBOL_TABLE)) {
      add(change, before, after, threads, name -> true);
      return;
    }
    Operation table = after.parentOp();
    add(change, snapshots.slice(before, table), snapshots.slice(after.clone(), table), 1,
        SymbolTable.getSymbolName(after)::equals);
  }

  private void add(Change change, Operation before, Operation after, int running, Predicate<String> selected) {
    for (FunctionVerdict verdict : validator.validate(before, after, running, selected)) {
      int step = change.step() == null ? steps.size() : steps.getOrDefault(change.step(), steps.size());
      CounterExample example = verdict.difference() == null || !keepsExamples ? null
          : new CounterExample(SymbolTable.getSymbolName(
              NamedFunctions.of(before).all().get(verdict.name())), change.passes(),
              slice(before, verdict.name()), slice(after, verdict.name()), verdict.difference());
      findings.add(new Finding(step, change.title(), verdict, example));
    }
  }

  private static Operation slice(Operation program, String name) {
    Operation function = NamedFunctions.of(program).all().get(name);
    return FunctionSlice.of(function.clone(), SymbolTable.getNearestSymbolTable(function.parentOp()),
        new SymbolTables());
  }

  // ---- the end -----------------------------------------------------------------------------------------------------

  @Override
  public boolean finish(Operation program, boolean hasSucceeded, DiagnosticHandler diagnostics) {
    if (original != null && hasSucceeded) {
      add(new Change(null, "the pipeline", passes), original, program, threads, name -> true);
    }
    original = null;
    boolean isSame = true;
    Set<String> reported = new HashSet<>();
    for (Finding finding : ordered()) {
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

  @Override
  public void writeExamples(Snapshot snapshot, Path folder) throws IOException {
    ExampleReduction reduction = new ExampleReduction(snapshot, options);
    for (Finding finding : ordered()) {
      if (finding.example() != null) {
        ExampleFiles.write(reduction.reduce(finding.example()), folder);
      }
    }
  }

  private List<Finding> ordered() {
    List<Finding> ordered = new ArrayList<>(findings);
    ordered.sort(Comparator.comparingInt(Finding::step).thenComparingInt(
        finding -> order.getOrDefault(finding.verdict().name(), order.size())));
    return ordered;
  }

  @Override
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
    return "validation: " + functions + " comparisons of functions, " + inputs + " inputs, " + differences
        + " differences, " + others + " not possible";
  }
}
