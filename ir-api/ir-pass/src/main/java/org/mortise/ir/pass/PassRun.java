// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Parallel;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * One run of one pass on one operation: the inputs and outputs of the pass. Not thread-safe. Only pass managers
 * extend it, to keep the state that nested pipelines need.
 */
public class PassRun {
  private final AnalysisCache analyses;
  private final PassOutput output;
  private final boolean remarksWanted;
  private final Map<PassStatistic, Long> statistics = new IdentityHashMap<>();
  private final Set<Analysis<?>> preserved = new HashSet<>();
  private final List<NeededSymbol> neededSymbols = new ArrayList<>();
  private @Nullable Set<Operation> changedParts;
  private @Nullable Object identity;
  private boolean allPreserved;
  private boolean stable;
  private boolean failed;

  /**
   * Creates a run.
   *
   * @param analyses the cached analyses of the operation
   * @param diagnostics receives diagnostics and, if it is a {@link PassOutput}, texts, which are dropped otherwise
   * @param remarksWanted whether remarks are reported
   */
  public PassRun(AnalysisCache analyses, DiagnosticHandler diagnostics, boolean remarksWanted) {
    this.analyses = analyses;
    this.output = PassOutput.of(diagnostics);
    this.remarksWanted = remarksWanted;
  }

  /** Creates a run outside of a pipeline, with its own analysis cache and without remarks. */
  public static PassRun on(Operation op, DiagnosticHandler diagnostics) {
    return new PassRun(new AnalysisCache(op), diagnostics, false);
  }

  /**
   * Returns an analysis of the operation of this run. It is computed, or adapted to changes, unless the cached result
   * is still valid.
   */
  public <T> T get(Analysis<T> analysis) {
    return analyses.get(analysis);
  }

  /** Declares that the pass has not changed the program, so all cached analyses stay valid. */
  public void markAllAnalysesPreserved() {
    allPreserved = true;
  }

  /** Declares that another run of the pass, on its own result, would change nothing. */
  public void markStable() {
    stable = true;
  }

  /** Declares that {@code analysis} stays valid although the pass has changed the program. */
  public void preserve(Analysis<?> analysis) {
    preserved.add(analysis);
  }

  /**
   * Declares that the pass has changed only {@code part} with its nested operations, and other parts declared in this
   * way. Analyses that can be updated for such changes are kept.
   *
   * @param part for an added, erased or moved operation, its parent; for a symbol, the operation with the symbol table
   */
  public void markOnlyChanged(Operation part) {
    if (changedParts == null) {
      changedParts = new LinkedHashSet<>();
    }
    changedParts.add(part);
  }

  /**
   * Requests a symbol, which is added to the enclosing module if it is missing there: after the pass, or after the
   * passes on all functions of a nested pipeline, in program order. Passes in between do not see it.
   */
  public void needSymbol(NeededSymbol symbol) {
    neededSymbols.add(symbol);
  }

  /** Returns the symbols that were requested so far. */
  public List<NeededSymbol> neededSymbols() {
    return Collections.unmodifiableList(neededSymbols);
  }

  /** Reports a diagnostic. The pass fails if it is an error. */
  public void emit(Diagnostic diagnostic) {
    if (diagnostic.severity() == Severity.ERROR) {
      failed = true;
    }
    output.handle(diagnostic.withRule(passName()));
  }

  /** Reports a diagnostic. The pass does not fail, even if it is an error: the run continues, with exit status 0. */
  public void emitWithoutFailure(Diagnostic diagnostic) {
    output.handle(diagnostic.withRule(passName()));
  }

  /**
   * Returns the number of threads that the pass may use for operations that are independent of each other, at least 1.
   * The result of a pass and its output must not depend on it.
   */
  public int threads() {
    return 1;
  }

  /** Returns whether remarks are enabled. Check it before building an expensive remark. */
  public boolean remarksWanted() {
    return remarksWanted;
  }

  /**
   * Begins a remark, which costs nothing unless remarks are enabled.
   *
   * @param name the stable name of the decision, in camel case, such as {@code NotHoisted}
   * @param at the operation that the remark is about; it has the location and is in the function
   */
  public RemarkBuilder remark(Remark.Kind kind, String name, OperationRef at) {
    return remarksWanted ? RemarkBuilder.of(this, kind, name, at.operation()) : RemarkBuilder.UNWANTED;
  }

  /** Returns the name of the pass, as on the command line; {@code unknown} outside of any pipeline. */
  public String passName() {
    return "unknown";
  }

  /** Returns an object for the remarks of this run, without a reference to the run. */
  Object identity() {
    if (identity == null) {
      identity = new Object();
    }
    return identity;
  }

  /** Prints a text, a byte string, to {@code channel}. A long text may be printed in parts. */
  public void print(PassOutput.Channel channel, String text) {
    output.print(channel, text);
  }

  /** Returns the receiver of the output, for passes that run other passes. */
  public PassOutput output() {
    return output;
  }

  /** Returns the file with a name that the user gave. Several runs in one process may have different folders. */
  public Path resolve(String name) {
    return output.directory().resolve(name);
  }

  /** Returns the options by which texts print programs. */
  public PrinterOptions printing() {
    return output.printing();
  }

  /** Marks the pass as failed. The pass should report an error with the reason. */
  public void signalFailure() {
    failed = true;
  }

  /** Returns whether an error was reported or a failure signalled. */
  public boolean hasFailed() {
    return failed;
  }

  /** Processes a part of the operation in a separate run. */
  @FunctionalInterface
  public interface PartWork {
    /** Processes {@code part}; its output goes to {@code run}. */
    void process(Operation part, PassRun run);
  }

  /**
   * Processes isolated, mutually independent parts of the operation, such as functions, in up to {@link #threads}
   * threads. Their output and statistics are added to this run in the order of the parts, up to the first part that
   * fails; then this run fails, too. The result does not depend on the number of threads. The caller decides which
   * analyses stay valid.
   *
   * @param worker creates the work of each thread, which may have its own state
   * @return the runs of the parts whose output was added
   */
  public List<PassRun> forEachPart(List<Operation> parts, Supplier<? extends PartWork> worker) {
    return forEachPart(parts, threads(), worker);
  }

  /** Like {@link #forEachPart(List, Supplier)}, with another maximum number of threads. */
  public List<PassRun> forEachPart(List<Operation> parts, int maxThreads, Supplier<? extends PartWork> worker) {
    PassRun[] runs = new PassRun[parts.size()];
    Parallel.forEach(parts, maxThreads, () -> {
      PartWork work = worker.get();
      return (part, index) -> {
        Cancellation.check();
        runs[index] = forPart(part, new RecordedOutput(output));
        runs[index].process(part, work);
      };
    });
    List<PassRun> added = new ArrayList<>(runs.length);
    for (int i = 0; i < runs.length && !failed; i++) {
      ((RecordedOutput) runs[i].output).replay(output);
      runs[i].statistics.forEach(this::count);
      neededSymbols.addAll(runs[i].neededSymbols);
      failed |= runs[i].failed;
      added.add(runs[i]);
    }
    return added;
  }

  /** Creates the run of a part. Called in the thread that processes the part. */
  protected PassRun forPart(Operation part, PassOutput partOutput) {
    return new PassRun(new AnalysisCache(part), partOutput, remarksWanted);
  }

  /** Processes the part for which this run was created, in the current thread. */
  protected void process(Operation part, PartWork work) {
    work.process(part, this);
  }

  public void count(PassStatistic statistic, long added) {
    statistics.merge(statistic, added, Long::sum);
  }

  /** Returns the count of a statistic in this run so far. */
  public long counted(PassStatistic statistic) {
    return statistics.getOrDefault(statistic, 0L);
  }

  /** Returns whether the pass has declared that it has not changed the program. */
  public boolean areAllAnalysesPreserved() {
    return allPreserved;
  }

  /** Returns whether another run of the pass, on its own result, is known to change nothing. */
  public boolean isStable() {
    return stable || allPreserved;
  }

  /** Returns the parts that the pass has declared to be its only changes; null if it has declared none. */
  public @Nullable Set<Operation> changedParts() {
    return changedParts;
  }

  /** Returns the analyses that the pass has declared to be valid after its changes. */
  public Set<Analysis<?>> preservedAnalyses() {
    return Collections.unmodifiableSet(preserved);
  }
}
