// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * The shortest text of each operation in a set of programs.
 *
 * @param byName the texts, by the name of the operation
 */
record Examples(Map<String, String> byName) {
  /** The length above which a text is not used as an example. */
  private static final int LARGEST_EXAMPLE = 1_000;

  /**
   * Collects examples from files. A file that is not a program of this context, such as expected diagnostics, is
   * skipped.
   */
  static Examples of(Context context, List<Path> files) throws IOException {
    Examples examples = new Examples(new TreeMap<>());
    for (Path file : files) {
      Operation program = IRParser.parse(SourceText.read(file), context, ParserOptions.PERMISSIVE, diagnostic -> { });
      if (program != null) {
        program.walk(examples::offer);
      }
    }
    return examples;
  }

  private void offer(Operation op) {
    String name = op.name().name();
    String known = byName.get(name);
    String text = IRPrinter.toString(op, PrinterOptions.DEFAULT.withLocalScope(true));
    boolean generic = text.contains("\"" + name + "\"");
    if (!generic && text.length() <= LARGEST_EXAMPLE && (known == null || text.length() < known.length())) {
      byName.put(name, text);
    }
  }
}
