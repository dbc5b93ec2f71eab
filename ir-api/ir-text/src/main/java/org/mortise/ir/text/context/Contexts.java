// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.context;

import org.mortise.ir.Context;
import org.mortise.ir.builtin.BuiltinDialect;
import org.mortise.ir.text.printer.PrintedText;

/** Starts contexts for programs that are read and printed. */
public final class Contexts {
  private Contexts() {}

  /** Returns a builder of a context that has the builtin dialect and prints MLIR's text. */
  public static Context.Builder builder() {
    return Context.builder(new PrintedText()).dialect(new BuiltinDialect());
  }
}
