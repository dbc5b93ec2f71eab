// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.ReferenceTools;

/**
 * Runs the golden files of the module under test, the programs in {@code src/test/mlir}, with the dialects and passes
 * of its test class path. Surefire finds this class in every module that depends on the test tools. {@code
 * -Dmortise.golden.update=true} rewrites the expected files. {@code -Dmortise.reference=mlir-opt-19} compares them with
 * the reference: files whose flags contain {@code --mlir-version=19.1} with {@code mlir-opt-19}, all others with {@code
 * mlir-opt-22}.
 */
class GoldenTest {
  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Path PROGRAMS = MODULE.resolve("src/test/mlir");
  static final String REFERENCE = System.getProperty("mortise.reference", "");
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(GoldenTest.class.getClassLoader());

  /** Returns the tests of the module. Comparisons with MLIR come last, after expected files are rewritten. */
  @TestFactory
  List<DynamicTest> programs() throws IOException {
    List<DynamicTest> tests = new ArrayList<>(tests("", GoldenTest::checkMortise));
    tests.addAll(tests("reference: ", GoldenTest::checkReference));
    return tests;
  }

  private interface Check {
    void run(GoldenFile file) throws Exception;
  }

  private static List<DynamicTest> tests(String prefix, Check check) throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path input : inputs()) {
      GoldenFile file = GoldenFile.read(input);
      tests.add(DynamicTest.dynamicTest(prefix + nameOf(input), input.toUri(), () -> check.run(file)));
    }
    return tests;
  }

  /** Returns the programs of the module, sorted. */
  static List<Path> inputs() throws IOException {
    if (!Files.isDirectory(PROGRAMS)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      return files.filter(GoldenFile::isProgram).sorted().toList();
    }
  }

  /** Returns the name of a program in reports. */
  static String nameOf(Path input) {
    return PROGRAMS.relativize(input).toString();
  }

  private static void checkMortise(GoldenFile file) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<String> arguments = new ArrayList<>(file.flags());
    arguments.add(file.input().toString());
    int status = new OptTool(() -> SNAPSHOT)
        .run(arguments.toArray(new String[0]), new ByteArrayInputStream(new byte[0]), out, err);
    assertThat(status).as(err.toString(StandardCharsets.ISO_8859_1)).isZero();
    if (file.checksDiagnostics()) {
      return;
    }
    if (file.withMessages()) {
      out.writeTo(err);
      out = err;
    }
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.write(file.expected(), out.toByteArray());
    }
    assertThat(out.toString(StandardCharsets.ISO_8859_1))
        .isEqualTo(Files.readString(file.expected(), StandardCharsets.ISO_8859_1));
  }

  private static void checkReference(GoldenFile file) throws IOException, InterruptedException {
    assumeTrue(!REFERENCE.isEmpty(), "the reference is not installed, or not named by -Dmortise.reference");
    assumeTrue(file.differsFromReference() == null, file.differsFromReference());
    ReferenceTools.require(file.reference(REFERENCE));
    List<String> command = new ArrayList<>(List.of(file.reference(REFERENCE)));
    command.addAll(file.referenceFlags());
    command.add(file.input().toString());
    Path messages = Files.createTempFile("mortise", ".txt");
    Process process = new ProcessBuilder(command).redirectError(messages.toFile()).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    int status = process.waitFor();
    String messagesText = Files.readString(messages, StandardCharsets.ISO_8859_1);
    Files.delete(messages);
    assertThat(status).as(messagesText).isZero();
    if (file.withMessages()) {
      printed = messagesText + printed;
    }
    if (!file.checksDiagnostics()) {
      assertThat(Files.readString(file.expected(), StandardCharsets.ISO_8859_1)).isEqualTo(printed);
    }
  }
}
