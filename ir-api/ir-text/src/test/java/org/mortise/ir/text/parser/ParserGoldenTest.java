// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Small valid and invalid texts, compared with MLIR's results. */
class ParserGoldenTest {
  private static final String MARK = "===== ";

  private final Context context = Contexts.builder().build();

  @TestFactory
  List<DynamicTest> parse_acceptedTexts_printLikeMlir() throws IOException {
    return cases("accepted.txt");
  }

  @TestFactory
  List<DynamicTest> parse_rejectedTexts_haveErrorsOfMlir() throws IOException {
    return cases("rejected.txt");
  }

  private List<DynamicTest> cases(String file) throws IOException {
    String all = Files.readString(Path.of("src/test/mlir/parser", file), StandardCharsets.ISO_8859_1);
    String[] parts = all.substring(all.indexOf(MARK)).split("(?m)^" + MARK + ".*\n");
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 1; i + 1 < parts.length; i += 2) {
      String text = parts[i].endsWith("\\\n") ? parts[i].substring(0, parts[i].length() - 2) : parts[i];
      String expected = parts[i + 1];
      String name = text.strip().replace('\n', ' ');
      tests.add(DynamicTest.dynamicTest(
          name.length() > 80 ? name.substring(0, 80) : name, () -> assertThat(read(text)).isEqualTo(expected)));
    }
    return tests;
  }

  /** The diagnostics if there are any, otherwise the program. */
  private String read(String text) {
    SourceText source = SourceText.of("input.mlir", text.getBytes(StandardCharsets.ISO_8859_1));
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(source);
    StringBuilder diagnostics = new StringBuilder();
    Operation module = IRParser.parse(
        source, context, ParserOptions.PERMISSIVE, diagnostic -> diagnostics.append(printer.print(diagnostic)));
    if (module == null) {
      return diagnostics.toString();
    }
    return diagnostics + IRPrinter.toString(module, PrinterOptions.DEFAULT.withGenericForm(true)) + "\n";
  }
}
