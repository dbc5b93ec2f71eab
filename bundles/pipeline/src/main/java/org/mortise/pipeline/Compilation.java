// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * The result of running a pipeline on a program.
 *
 * @param module the program after the last pass, or null if there was an error
 * @param diagnostics the reported errors if the run failed, otherwise the warnings and remarks
 */
public record Compilation(@Nullable Operation module, List<Diagnostic> diagnostics) {
  /** Copies the diagnostics. */
  public Compilation {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Returns the remarks among the diagnostics; {@link RunOptions#withRemarks} turns them on. */
  public List<Remark> remarks() {
    return diagnostics.stream().map(Diagnostic::remark).filter(Objects::nonNull).toList();
  }

  /** Returns whether all passes succeeded. */
  public boolean succeeded() {
    return module != null;
  }

  /**
   * Returns the program as text, with a line break at its end.
   *
   * @throws IllegalStateException if the run failed
   */
  public String text() {
    if (module == null) {
      throw new IllegalStateException("there is no program: " + diagnostics);
    }
    return new String(IRPrinter.toBytes(module, PrinterOptions.DEFAULT), StandardCharsets.UTF_8);
  }
}
