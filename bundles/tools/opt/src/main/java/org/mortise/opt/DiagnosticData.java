// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.data.DiagnosticJson;
import org.mortise.ir.text.data.SarifLog;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.HelpText;

/**
 * Prints the diagnostics of one run of the tool as data: a line of JSON for each, or a SARIF log at the end. Runs that
 * print diagnostics as text do not load the class.
 */
final class DiagnosticData {
  private final Messages messages;
  /** Null for lines of JSON. */
  private final @Nullable SarifLog log;
  private final boolean isPart;

  private DiagnosticData(Messages messages, @Nullable SarifLog log, boolean isPart) {
    this.messages = messages;
    this.log = log;
    this.isPart = isPart;
  }

  static DiagnosticData of(OptOptions options, Messages messages, Snapshot snapshot) {
    SarifLog log = options.is(Flags.DIAGNOSTICS_FORMAT, Flags.SARIF)
        ? new SarifLog(Flags.TABLE.tool(), HelpText.version(DiagnosticData.class),
            rule -> RuleDescriptions.of(rule, snapshot))
        : null;
    return new DiagnosticData(messages, log, false);
  }

  /** Returns an instance for one of several inputs, whose log {@link #addAll} adds to this log. */
  DiagnosticData part(Messages messagesOfPart) {
    return new DiagnosticData(messagesOfPart, log == null ? null : log.part(), true);
  }

  void addAll(DiagnosticData part) {
    if (log != null) {
      log.addAll(part.log);
    }
  }

  /** Must be called before diagnostics about the input are printed. */
  void addSource(SourceText input) {
    if (log != null) {
      log.addSource(input);
    }
  }

  void print(Diagnostic diagnostic) {
    if (log == null) {
      write(DiagnosticJson.line(diagnostic));
    } else {
      log.add(diagnostic);
    }
  }

  /** Prints the log. Must be called at the end of the run. Prints nothing for one of several inputs. */
  void finish() {
    if (log != null && !isPart) {
      write(log.text());
    }
  }

  private void write(String text) {
    messages.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
