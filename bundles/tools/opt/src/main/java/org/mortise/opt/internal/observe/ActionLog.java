// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.function.Consumer;
import org.mortise.ir.Operation;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Writes a line at the begin and the end of each execution of a pass ({@code --log-actions-to}). */
public final class ActionLog extends Actions {
  private static final PrinterOptions SHORT = PrinterOptions.DEFAULT.withSkipRegions(true);

  private final Consumer<String> out;

  /** Creates a log that is written to {@code out}. */
  public ActionLog(Consumer<String> out) {
    this.out = out;
  }

  @Override
  void begin(String description, Operation op) {
    out.accept(thread() + "begins (no breakpoint) Action " + description + " ("
        + IRPrinter.toString(op, SHORT).strip() + ")`\n");
  }

  @Override
  void end() {
    out.accept(thread() + "completed `" + KIND + "`\n");
  }

  private static String thread() {
    return "[thread " + Thread.currentThread().getName() + "] ";
  }
}
