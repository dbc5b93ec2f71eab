// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;

/** Collects the text that a pass prints and forwards it in large parts. */
public final class ReportWriter implements AutoCloseable {
  private static final int PART = 1 << 15;

  private final PassRun run;
  private final PassOutput.Channel channel;
  private final StringBuilder text = new StringBuilder();

  /** Creates a writer to a channel of a run; {@link #close} must be called at the end. */
  public ReportWriter(PassRun run, PassOutput.Channel channel) {
    this.run = run;
    this.channel = channel;
  }

  /** Appends text. */
  public ReportWriter print(String more) {
    text.append(more);
    if (text.length() >= PART) {
      close();
    }
    return this;
  }

  /** Appends a number. */
  public ReportWriter print(long number) {
    text.append(number);
    return this;
  }

  /** Appends spaces. */
  public ReportWriter indent(int spaces) {
    for (int i = 0; i < spaces; i++) {
      text.append(' ');
    }
    return this;
  }

  /** Forwards the remaining text. */
  @Override
  public void close() {
    if (text.length() > 0) {
      run.print(channel, text.toString());
      text.setLength(0);
    }
  }

  /**
   * Returns the name of a symbol, or the operation name of a non-symbol (for which MLIR crashes).
   */
  public static String nameOf(Operation op) {
    String symbol = SymbolTable.getSymbolName(op);
    return symbol == null ? op.name().name() : symbol;
  }
}
