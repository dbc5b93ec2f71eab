// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.ReferenceTools;

/**
 * Exchanges bytecode with the reference: each program about syntax or versions of the module under test is written by
 * the reference and read here, and the other way round. The text must be what the reference prints. Programs that it
 * rejects are skipped.
 */
class BytecodeExchangeTest {
  private static final List<String> TOPICS = List.of("syntax", "versions");
  private static final Context CONTEXT = Snapshot.ofClassPath(BytecodeExchangeTest.class.getClassLoader()).context();

  @TestFactory
  List<DynamicTest> programs_exchangedWithReference_areTheSame() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path input : GoldenTest.inputs()) {
      GoldenFile file = GoldenFile.read(input);
      if (TOPICS.contains(String.valueOf(input.getParent().getFileName())) && !file.isSplit()) {
        tests.add(DynamicTest.dynamicTest(GoldenTest.nameOf(input), input.toUri(), () -> check(file)));
      }
    }
    return tests;
  }

  private static void check(GoldenFile file) throws IOException {
    assumeTrue(!GoldenTest.REFERENCE.isEmpty(), "the reference is not installed, or not named by -Dmortise.reference");
    String tool = file.reference(GoldenTest.REFERENCE);
    ReferenceTools.require(tool);
    byte[] written = run(tool, new byte[0], "--emit-bytecode", file.input().toString());
    byte[] expected = written == null ? null : run(tool, written, "--mlir-print-op-generic");
    assumeTrue(expected != null, "the reference rejects the program, or its bytecode");

    Resources resources = new Resources();
    ParserOptions reading = ParserOptions.PERMISSIVE.withVersion(file.version());
    Operation program = BytecodeReader.read(
        SourceText.of("bytecode", written), CONTEXT, reading, BytecodeExchangeTest::failWith, resources);
    PrinterOptions printing = PrinterOptions.DEFAULT.withGenericForm(true).withVersion(file.version());
    assertThat(text(IRPrinter.toBytes(program, printing, resources))).as("bytecode of the reference")
        .isEqualTo(text(expected));

    byte[] bytes = BytecodeWriter.toBytes(program, BytecodeWriter.Options.DEFAULT.withMlirVersion(file.version()),
        resources, BytecodeExchangeTest::failWith);
    byte[] read = run(tool, bytes, "--mlir-print-op-generic");
    assertThat(read).as("the reference reads the bytecode").isNotNull();
    assertThat(text(read)).as("bytecode that the reference has read")
        .isEqualTo(text(run(tool, expected, "--mlir-print-op-generic"))); // which may order affine expressions again
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).stripTrailing();
  }

  private static void failWith(Diagnostic diagnostic) {
    fail(diagnostic.toString());
  }

  /** Returns the output of a tool; null if it rejects the input. */
  private static byte @Nullable [] run(String tool, byte[] input, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(tool, "--allow-unregistered-dialect"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> send(process, input));
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    process.getInputStream().transferTo(output);
    writing.join();
    try {
      return process.waitFor() == 0 ? output.toByteArray() : null;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    }
  }

  /** A tool that has found an error does not read on. */
  private static void send(Process process, byte[] input) {
    try (OutputStream stream = process.getOutputStream()) {
      stream.write(input);
    } catch (IOException closed) {
      // the tool says why
    }
  }
}
