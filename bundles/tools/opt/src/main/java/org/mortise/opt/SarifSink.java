// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.data.SarifLog;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.HelpText;

/**
 * Prints the diagnostics as a SARIF log, at the end of the run.
 *
 * @param messages receives the log; null for the log of one of several inputs, which is not printed
 */
record SarifSink(@Nullable Messages messages, SarifLog log) implements DiagnosticSink {
  SarifSink(Messages messages, Snapshot snapshot) {
    this(messages, new SarifLog(Flags.TABLE.tool(), HelpText.version(SarifSink.class),
        rule -> RuleDescriptions.of(rule, snapshot)));
  }

  @Override
  public void addSource(SourceText file) {
    log.addSource(file);
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    log.add(diagnostic);
  }

  @Override
  public SarifSink part(Messages messagesOfPart) {
    return new SarifSink(null, log.part());
  }

  @Override
  public void addAll(DiagnosticSink part) {
    log.addAll(((SarifSink) part).log);
  }

  @Override
  public void finish() {
    if (messages != null) {
      messages.write(log.text().getBytes(StandardCharsets.UTF_8));
    }
  }
}
