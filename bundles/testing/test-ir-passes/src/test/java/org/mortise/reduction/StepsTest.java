// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.reduction.step.ReductionStep;
import org.mortise.testing.ClassPathContext;

/**
 * Takes each step at each of its sites, alone, and compares the changed lines with the file beside the program.
 * The first line of a program is {@code // STEP: TITLE}. {@code -Dmortise.golden.update=true} rewrites the expected
 * files.
 */
class StepsTest {
  private static final Path PROGRAMS = Path.of("src", "test", "steps");
  private static final String STEP = "// STEP: ";
  private static final Context CONTEXT = ClassPathContext.create();
  private static final List<ReductionStep> STEPS = Steps.of(CONTEXT, true, List.of());

  @TestFactory
  Stream<DynamicTest> apply_eachSite_yieldsExpectedPrograms() throws IOException {
    return programs().stream().map(program ->
        DynamicTest.dynamicTest(program.getFileName().toString(), () -> check(program)));
  }

  @Test
  void of_eachStep_hasProgram() throws IOException {
    List<String> tested = new ArrayList<>();
    for (Path program : programs()) {
      tested.add(title(Files.readString(program)));
    }
    assertThat(tested).containsAll(STEPS.stream().map(ReductionStep::title).toList());
  }

  private static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      return files.filter(file -> !file.toString().endsWith(".expected.txt")).sorted().toList();
    }
  }

  private static String title(String program) {
    return program.lines().findFirst().orElseThrow().substring(STEP.length());
  }

  private static void check(Path program) throws IOException {
    String text = Files.readString(program);
    StringBuilder found = new StringBuilder();
    STEPS.stream().filter(step -> step.title().equals(title(text))).forEach(step -> {
      int sites = step.sites(parse(text));
      for (int site = 0; site < sites; site++) {
        Operation module = parse(text);
        boolean changed = step.apply(module, site, site + 1);
        String result = !changed ? "unchanged"
            : !IRVerifier.verify(module, diagnostic -> {}) ? "invalid" : changes(print(parse(text)), print(module));
        found.append("// ").append(step.title()).append(", site ").append(site).append('\n')
            .append(result.stripTrailing()).append("\n\n");
      }
      if (step.reach() == ReductionStep.Reach.MANY_PLACES) {
        Operation module = parse(text);
        step.apply(module, 0, sites);
        found.append("// ").append(step.title()).append(", all sites: ")
            .append(IRVerifier.verify(module, diagnostic -> {}) ? "valid" : "invalid").append("\n\n");
      }
    });
    Path expected = Path.of(program.toString().replace(".mlir", ".expected.txt"));
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(expected, found);
    }
    assertThat(found.toString()).isEqualTo(Files.readString(expected));
  }

  /**
   * Returns the differing part of two texts, from its first to its last line: the removed lines, then the added ones.
   */
  private static String changes(String before, String after) {
    List<String> removed = before.lines().toList();
    List<String> added = after.lines().toList();
    int most = Math.min(removed.size(), added.size());
    int start = 0;
    while (start < most && removed.get(start).equals(added.get(start))) {
      start++;
    }
    int end = 0;
    while (end < most - start
        && removed.get(removed.size() - 1 - end).equals(added.get(added.size() - 1 - end))) {
      end++;
    }
    StringBuilder text = new StringBuilder();
    removed.subList(start, removed.size() - end).forEach(line -> text.append("- ").append(line).append('\n'));
    added.subList(start, added.size() - end).forEach(line -> text.append("+ ").append(line).append('\n'));
    return text.toString();
  }

  private static Operation parse(String text) {
    Operation module =
        IRParser.parse(SourceText.of("test.mlir", text), CONTEXT, ParserOptions.PERMISSIVE, diagnostic -> {});
    assertThat(IRVerifier.verify(module, diagnostic -> {})).isTrue();
    return module;
  }

  private static String print(Operation module) {
    return new String(IRPrinter.toBytes(module, PrinterOptions.DEFAULT), StandardCharsets.UTF_8);
  }
}
