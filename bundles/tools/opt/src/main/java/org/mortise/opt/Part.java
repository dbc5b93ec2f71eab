// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.RunListeners;
import org.mortise.pipeline.RunOptions;

/** A part of the input on its way through the stages. Each stage sets the fields that later stages read. */
final class Part {
  final SourceText text;
  /** Receives diagnostics and the output of passes, and holds the resources of the file. */
  final PassOutput output;
  /** One object for the whole run, since a listener that throws is not called again in it. */
  final @Nullable RunListeners listeners;
  final PartObservers observers;
  /** The version of MLIR that the program is read and printed for; set by {@link ReadStage}. */
  MlirVersion version = MlirVersion.DEFAULT;
  /** Set by {@link ReadStage}. */
  Operation program;
  /** The pipeline in the file and its settings, if it is to be run; set by {@link ReadStage}. */
  @Nullable Map<String, String> reproducer;
  /** Set by {@link PassStage}. */
  Pipeline pipeline;
  RunOptions running;
  /** Whether several threads are allowed. Independent of the machine, since it affects output. */
  boolean allowsThreads;
  /** Set by {@link PrintStage}. */
  @Nullable ProcessedInput result;

  Part(SourceText text, PassOutput output, @Nullable RunListeners listeners, PartObservers observers) {
    this.text = text;
    this.output = output;
    this.listeners = listeners;
    this.observers = observers;
  }

  /** Adds an observer of the passes. */
  void observe(PassObserver observer) {
    List<PassObserver> all = new ArrayList<>(running.observers());
    all.add(observer);
    running = running.withObservers(all);
  }

  /** Adds an observer of the passes that must see them in the order of the program. */
  void observeInOrder(PassObserver observer) {
    running = running.withThreads(1);
    observe(observer);
  }
}
