// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.pipeline.PassObserver;

/**
 * Passes diagnostics to a sink, with the notes that the command line requests, and reports exceptions to observers.
 */
record DiagnosticOutput(OptOptions options, DiagnosticHandler sink, List<PassObserver> observers)
    implements DiagnosticHandler {
  @Override
  public void handle(Diagnostic diagnostic) {
    Throwable fault = diagnostic.fault();
    Diagnostic shown = options.isOn(Flags.OP_ON_DIAGNOSTIC) ? diagnostic : diagnostic.withoutOperationNotes();
    if (options.isOn(Flags.STACKTRACE_ON_DIAGNOSTIC) && diagnostic.origin() != null) {
      shown.note(shown.location(), "diagnostic emitted with trace:\n" + trace(diagnostic));
    }
    if (fault != null) {
      observers.forEach(observer -> observer.onFault(fault));
    }
    sink.handle(shown);
  }

  /** Returns the calls that have led to the exception that a diagnostic reports, or else to the diagnostic. */
  private static String trace(Diagnostic diagnostic) {
    Throwable fault = diagnostic.fault();
    if (fault != null) {
      StringWriter text = new StringWriter();
      fault.printStackTrace(new PrintWriter(text, true));
      return text.toString().stripTrailing();
    }
    StringBuilder text = new StringBuilder();
    for (StackTraceElement call : diagnostic.origin().getStackTrace()) {
      if (!call.getClassName().equals(Diagnostic.class.getName())) {
        text.append(text.isEmpty() ? "\tat " : "\n\tat ").append(call);
      }
    }
    return text.toString();
  }
}
