// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.data.DiagnosticJson;

/** Prints each diagnostic as a line with a JSON object. */
record JsonSink(Messages messages) implements DiagnosticSink {
  @Override
  public void handle(Diagnostic diagnostic) {
    messages.write(DiagnosticJson.line(diagnostic).getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public JsonSink part(Messages messagesOfPart) {
    return new JsonSink(messagesOfPart);
  }
}
