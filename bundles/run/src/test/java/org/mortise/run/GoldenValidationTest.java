// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.run.ValidationTools.CONTEXT;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.validation.Validator;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/**
 * Validates the golden files of the deallocation passes: the expected output of each against its input. Some programs
 * have operations without a meaning: {@code shape.broadcast}, {@code gpu.launch}, {@code transform.sequence}. Their
 * other functions count.
 */
class GoldenValidationTest {
  private static final String EXPECTED = ".expected.mlir";
  /** Reallocations are expanded without the deallocation of the old buffer, so it is left. */
  private static final Set<String> LEAVES_BUFFERS = Set.of("keep-old-memory.mlir");
  /** The functions that could be executed when this test was written. */
  private static final int LEAST_FUNCTIONS = 200;

  @Test
  void goldenFiles_ofDeallocation_keepTheirMeaning() throws IOException {
    List<FunctionVerdict> verdicts = new ArrayList<>();
    for (Path input : inputs()) {
      List<FunctionVerdict> found = validate(input);
      assertThat(found).as(input.toString())
          .allMatch(verdict -> verdict.difference() == null || LEAVES_BUFFERS.contains(input.getFileName().toString()));
      verdicts.addAll(found);
    }
    assertThat(verdicts).filteredOn(FunctionVerdict::isSame).hasSizeGreaterThan(LEAST_FUNCTIONS);
  }

  private static List<Path> inputs() throws IOException {
    List<Path> inputs = new ArrayList<>();
    for (String folder : List.of("passes-legacy", "passes-ownership")) {
      try (Stream<Path> files = Files.walk(Path.of("..", "..", folder))) {
        files.filter(GoldenValidationTest::hasExpected).sorted().forEach(inputs::add);
      }
    }
    return inputs;
  }

  private static boolean hasExpected(Path file) {
    String name = file.toString();
    return name.contains("src/test/mlir") && name.endsWith(".mlir") && !name.endsWith(EXPECTED)
        && Files.exists(expected(file));
  }

  private static Path expected(Path input) {
    return input.resolveSibling(input.getFileName().toString().replace(".mlir", EXPECTED));
  }

  /** Files that are no programs, such as printed tables, and programs that are rejected have no functions. */
  private static List<FunctionVerdict> validate(Path input) throws IOException {
    List<Operation> before = parts(input, input);
    List<Operation> after = parts(expected(input), input);
    List<FunctionVerdict> verdicts = new ArrayList<>();
    for (int i = 0; i < before.size() && before.size() == after.size(); i++) {
      if (before.get(i) != null && after.get(i) != null) {
        verdicts.addAll(new Validator(ValidationOptions.DEFAULTS).validate(before.get(i), after.get(i)));
      }
    }
    return verdicts;
  }

  private static List<Operation> parts(Path file, Path input) throws IOException {
    SourceText text = SourceText.read(file.toString(), file);
    boolean isSplit = Files.readString(input).lines().findFirst().orElse("").contains("--split-input-file");
    List<Operation> modules = new ArrayList<>();
    for (SourceText part : isSplit ? SplitSource.split(text, "// -----", CONTEXT, ignored -> { }) : List.of(text)) {
      modules.add(ProgramFiles.read(part, CONTEXT, ParserOptions.PERMISSIVE, ignored -> { }));
    }
    return modules;
  }
}
