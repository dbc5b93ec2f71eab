// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Pipeline;

/**
 * The record of one program: the texts of its functions and its diagnostics. The current text of each function is kept;
 * earlier texts of changed functions are kept compressed, within a limit for the whole program.
 */
public final class ProgramRecord {
  private static final long LIMIT = 256L << 20;
  private static final long LEAST_LIMIT = 16L << 10;
  private static final int LARGEST_ELEMENTS = 64;
  private static final PrinterOptions PRINTING = PrinterOptions.DEFAULT.withLocalScope(true)
      .withElideElementsLargerThan(LARGEST_ELEMENTS).withElideResourcesLongerThan(LARGEST_ELEMENTS);

  private final SourceText source;
  private final StepRecords allSteps;
  private final int threads;
  private final Remarks remarks = new Remarks();
  /** The functions by name, in the order of their discovery. */
  private final Map<String, FunctionRecord> byName = new ConcurrentHashMap<>();
  private final List<FunctionRecord> ordered = new ArrayList<>();
  private final Map<Operation, FunctionRecord> byOperation = new ConcurrentHashMap<>();
  private final Map<Operation, String> modules = new ConcurrentHashMap<>();
  private volatile Map<Pipeline.Step, StepRecord> steps = Map.of();
  private volatile PrinterOptions printing = PRINTING;
  private Graph calls = Graph.NONE;
  private @Nullable Operation root;
  private long limit;

  /**
   * Creates an empty record.
   *
   * @param threads the number of threads that print and compare functions
   */
  ProgramRecord(SourceText source, StepRecords allSteps, int threads) {
    this.source = source;
    this.allSteps = allSteps;
    this.threads = threads;
  }

  /**
   * Records the program before the first pass.
   *
   * @param isVerified whether the program is verified after each pass; invalid programs are printed in generic form
   */
  public void start(Pipeline pipeline, Operation program, boolean isVerified) {
    if (!isVerified) {
      verifyBeforePrinting();
    }
    root = program;
    steps = allSteps.of(pipeline);
    List<ProgramParts.Part> parts = ProgramParts.of(program, ProgramParts.ROOT);
    limit = Math.max(LEAST_LIMIT, LIMIT / parts.size());
    List<FunctionRecord> records = new ArrayList<>(parts.size());
    parts.forEach(part -> records.add(register(part)));
    Parallel.forEach(parts, threads, () -> (part, index) ->
        records.get(index).start(part.text(printing), buffersOf(part.operation(), part.isRest())));
  }

  private BufferChart buffersOf(Operation op, boolean isRest) {
    return isRest ? BufferChart.NONE : BufferChart.of(op, printing);
  }

  /** Records the buffers and the graphs after the last pass, if all passes succeeded. */
  public void finish() {
    if (root != null) {
      calls = Graph.callsOf(root);
    }
    List<Operation> functions = byOperation.keySet().stream().filter(op -> !modules.containsKey(op)).toList();
    Parallel.forEach(functions, threads, () -> (op, index) -> byOperation.get(op).finish(
        buffersOf(op, false), Graph.controlFlowOf(op, printing), Graph.aliasesOf(op, printing)));
  }

  private void verifyBeforePrinting() {
    printing = PRINTING.verifiedBy(op -> IRVerifier.verify(op, ignored -> {}));
  }

  /** Records a diagnostic. Called by one thread at a time. */
  public void add(Diagnostic diagnostic) {
    remarks.add(diagnostic);
  }

  /** Records a run of a pass and its changes. */
  public void afterPass(Pipeline.PassStep pass, Operation op, PassRun run, long nanos) {
    StepRecord step = steps.get(pass);
    step.addRun(nanos, run);
    if (run.areAllAnalysesPreserved() && !run.hasFailed()) {
      return;
    }
    if (run.hasFailed()) {
      verifyBeforePrinting();
    }
    Set<Operation> changed = run.changedParts();
    if (changed != null && changed.stream().allMatch(this::isFunction)) {
      Parallel.forEach(List.copyOf(changed), threads, () -> (part, index) -> update(part, step));
    } else if (modules.containsKey(op)) {
      refresh(op, step);
    } else {
      update(op, step);
    }
  }

  /** Records the changes made by pipelines that are nested inside a function. */
  public void afterNested(Pipeline.NestedStep last, Operation op) {
    if (!modules.containsKey(op) && steps.containsKey(last)) {
      update(op, steps.get(last));
    }
  }

  private boolean isFunction(Operation op) {
    return byOperation.containsKey(op) && !modules.containsKey(op);
  }

  private void update(Operation op, StepRecord step) {
    FunctionRecord record = byOperation.get(op);
    if (record != null) {
      record.update(step, new ProgramParts.Part(op, false, record.name()).text(printing), limit);
    }
  }

  /** Finds the functions inside a module, and compares each with its last recorded text. */
  private void refresh(Operation module, StepRecord step) {
    List<FunctionRecord> earlier = inside(modules.get(module));
    List<ProgramParts.Part> parts = ProgramParts.of(module, modules.get(module));
    byOperation.values().removeAll(new HashSet<>(earlier));
    List<FunctionRecord> records = new ArrayList<>(parts.size());
    parts.forEach(part -> records.add(register(part)));
    Parallel.forEach(parts, threads, () -> (part, index) ->
        records.get(index).update(step, part.text(printing), limit));
    Set<FunctionRecord> present = new HashSet<>(records);
    for (FunctionRecord record : earlier) {
      if (!present.contains(record)) {
        record.update(step, new byte[0], limit);
      }
    }
  }

  /** Returns the functions of a module and of the modules inside it. */
  private List<FunctionRecord> inside(String module) {
    if (module.equals(ProgramParts.ROOT)) {
      synchronized (ordered) {
        return new ArrayList<>(ordered);
      }
    }
    List<FunctionRecord> found = new ArrayList<>();
    byName.forEach((name, record) -> {
      if (name.equals(module) || name.startsWith(module + "::")) {
        found.add(record);
      }
    });
    return found;
  }

  private FunctionRecord register(ProgramParts.Part part) {
    FunctionRecord record = byName.computeIfAbsent(part.name(), name -> create(part));
    byOperation.put(part.operation(), record);
    if (part.isRest()) {
      modules.put(part.operation(), part.name());
    }
    return record;
  }

  private FunctionRecord create(ProgramParts.Part part) {
    FileLineColLoc place = Remarks.place(part.operation().location());
    boolean isInSource = place != null && place.file().equals(source.name());
    FunctionRecord record = new FunctionRecord(part.name(), part.kind(), isInSource ? place.line() : 0);
    synchronized (ordered) {
      ordered.add(record);
    }
    return record;
  }

  SourceText source() {
    return source;
  }

  /** Returns all functions that were in the program at some time. */
  Collection<FunctionRecord> functions() {
    return ordered;
  }

  /** Returns the calls after the last pass. */
  Graph calls() {
    return calls;
  }

  Remarks remarks() {
    return remarks;
  }
}
