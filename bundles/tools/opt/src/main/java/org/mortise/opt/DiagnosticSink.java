// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Location;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Snapshot;

/**
 * The form in which a run prints diagnostics: {@link TextSink}, {@link JsonSink} or {@link SarifSink}. {@link
 * DiagnosticOutput} decides what a sink gets.
 */
interface DiagnosticSink extends DiagnosticHandler {
  /** Returns the sink that the command line requests. */
  static DiagnosticSink of(OptOptions options, Messages messages, Snapshot snapshot) {
    if (options.is(Flags.DIAGNOSTICS_FORMAT, Flags.SARIF)) {
      return new SarifSink(messages, snapshot);
    }
    return options.is(Flags.DIAGNOSTICS_FORMAT, Flags.JSON) ? new JsonSink(messages)
        : new TextSink(options.isOn(Flags.COLOR), messages);
  }

  /** Must be called before diagnostics about a file are handled. */
  default void addSource(SourceText file) {}

  /** Returns the sink for diagnostics about a text, whose lines they may show. */
  default DiagnosticSink about(SourceText text) {
    return this;
  }

  /** Handles an error that spans {@code width} columns. */
  default void handle(Location location, String message, int width) {
    handle(Diagnostic.error(location, message).withRule(RuleDescriptions.EXPECTATIONS));
  }

  /** Returns a sink for one of several inputs, whose diagnostics {@link #addAll} adds to this sink. */
  DiagnosticSink part(Messages messagesOfPart);

  /** Adds the diagnostics of an input that are not printed yet. */
  default void addAll(DiagnosticSink part) {}

  /** Prints the diagnostics that are not printed yet. Must be called at the end of the run. */
  default void finish() {}
}
