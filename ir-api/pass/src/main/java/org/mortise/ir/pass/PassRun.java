// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * One run of one pass on one operation: the inputs and outputs of the pass. Used by one thread. Only pass managers
 * extend it, to keep the state that nested pipelines need.
 */
public class PassRun {
  private final AnalysisCache analyses;
  private final PassOutput output;
  private final boolean remarksWanted;
  private final Map<PassStatistic, Long> statistics = new IdentityHashMap<>();
  private final Set<Analysis<?>> preserved = Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean allPreserved;
  private boolean failed;

  /** Texts go to {@code diagnostics} if it is a {@link PassOutput}, otherwise nowhere. */
  public PassRun(AnalysisCache analyses, DiagnosticHandler diagnostics, boolean remarksWanted) {
    this.analyses = analyses;
    this.output = PassOutput.of(diagnostics);
    this.remarksWanted = remarksWanted;
  }

  /** A run outside of any pipeline, with a cache of its own. */
  public static PassRun on(Operation op, DiagnosticHandler diagnostics) {
    return new PassRun(new AnalysisCache(op), diagnostics, false);
  }

  /** The analysis of the operation that this run is on; computed if it is not known or holds no more. */
  public <T> T get(Analysis<T> analysis) {
    return analyses.get(analysis);
  }

  /** Says that nothing was changed. */
  public void markAllAnalysesPreserved() {
    allPreserved = true;
  }

  /** Says that {@code analysis} holds in spite of the changes. */
  public void preserve(Analysis<?> analysis) {
    preserved.add(analysis);
  }

  /** Reports a remark if remarks are enabled. */
  public void emit(Diagnostic diagnostic) {
    if (diagnostic.severity() == Severity.ERROR) {
      failed = true;
    }
    output.handle(diagnostic);
  }

  /** Returns whether remarks are enabled. Check it before building an expensive remark. */
  public boolean remarksWanted() {
    return remarksWanted;
  }

  /** Passes on a remark if somebody wants remarks. */
  public void remark(Location location, String message) {
    if (remarksWanted) {
      output.handle(new Diagnostic(Severity.REMARK, location, message));
    }
  }

  /** Prints a text, a byte string, to {@code channel}. A long text may be printed in parts. */
  public void print(PassOutput.Channel channel, String text) {
    output.print(channel, text);
  }

  /** Returns the receiver of the output, for passes that run other passes. */
  public PassOutput output() {
    return output;
  }

  /** How programs are to be printed in texts. */
  public PrinterOptions printing() {
    return output.printing();
  }

  /** Marks the pass as failed. The pass should report an error with the reason. */
  public void signalFailure() {
    failed = true;
  }

  public boolean hasFailed() {
    return failed;
  }

  public void count(PassStatistic statistic, long added) {
    statistics.merge(statistic, added, Long::sum);
  }

  public long counted(PassStatistic statistic) {
    return statistics.getOrDefault(statistic, 0L);
  }

  public boolean areAllAnalysesPreserved() {
    return allPreserved;
  }

  public Set<Analysis<?>> preservedAnalyses() {
    return Collections.unmodifiableSet(preserved);
  }
}
