// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.mortise.ir.text.printer.IRPrinter;

/** Writes counter-examples to a folder: two programs each, with the command that reproduces the difference. */
public final class ExampleFiles {
  private ExampleFiles() {}

  /**
   * Writes {@code NAME.before.mlir} and {@code NAME.after.mlir}, where NAME is the function's name, followed by a
   * number if the files exist already.
   *
   * @throws IOException if a file cannot be written
   */
  public static void write(CounterExample example, Path folder) throws IOException {
    Files.createDirectories(folder);
    String base = example.function().replaceAll("[^\\w.-]", "_");
    String name = base;
    for (int i = 1; Files.exists(folder.resolve(name + ".before.mlir")); i++) {
      name = base + "-" + i;
    }
    String comment = "// " + example.difference().diagnostic().message() + "\n"
        + "// mortise-opt --validate --pass-pipeline='" + example.pipeline() + "' " + name + ".before.mlir\n"
        + "// mortise-run --entry=" + example.function() + " --args='" + example.difference().input() + "' "
        + name + ".after.mlir\n";
    write(folder.resolve(name + ".before.mlir"), comment + IRPrinter.toString(example.before()));
    write(folder.resolve(name + ".after.mlir"), comment + IRPrinter.toString(example.after()));
  }

  private static void write(Path file, String text) throws IOException {
    Files.write(file, (text.endsWith("\n") ? text : text + "\n").getBytes(StandardCharsets.ISO_8859_1));
  }
}
