// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Snapshot;

/**
 * Round-trips the valid programs of the golden files of the module under test through bytecode, and compares the texts.
 * Programs whose text does not round-trip are skipped.
 */
class BytecodeTest {
  private static final PrinterOptions PRINTING =
      PrinterOptions.DEFAULT.withGenericForm(true).withDebugInfo(true, false);
  private static final Context CONTEXT = Snapshot.ofClassPath(BytecodeTest.class.getClassLoader()).context();
  private static final int OLDEST = 0;
  private static final int NEWEST = BytecodeWriter.Options.DEFAULT.version();

  @TestFactory
  List<DynamicTest> programs_writtenAndRead_areTheSame() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path input : GoldenTest.inputs()) {
      tests.add(DynamicTest.dynamicTest(GoldenTest.nameOf(input), input.toUri(), () -> check(input)));
    }
    return tests;
  }

  private static void check(Path input) throws IOException {
    SourceText whole = SourceText.read(input);
    for (SourceText part : SplitSource.split(whole, SplitSource.MARKER, CONTEXT, ignored -> {})) {
      Resources resources = new Resources();
      Operation program = parse(part, resources);
      if (program != null && isKeptByText(program, resources)) {
        check(program, resources, NEWEST);
        if (canBeOld(program)) {
          check(program, resources, OLDEST);
        }
      }
    }
  }

  /** Old versions cannot encode the properties of unregistered operations. */
  private static boolean canBeOld(Operation program) {
    boolean[] found = new boolean[1];
    program.walkPreOrder((Operation op) -> {
      found[0] |= op.definition() == null && op.property(0) != null;
    });
    return !found[0];
  }

  private static @Nullable Operation parse(SourceText text, Resources resources) {
    Operation program = IRParser.parse(text, CONTEXT, ParserOptions.PERMISSIVE, ignored -> {}, resources);
    return program != null && IRVerifier.verify(program, ignored -> {}) ? program : null;
  }

  private static boolean isKeptByText(Operation program, Resources resources) {
    String text = print(program, resources);
    Resources again = new Resources();
    Operation read = parse(SourceText.of("text", text.getBytes(StandardCharsets.ISO_8859_1)), again);
    return read != null && print(read, again).equals(text);
  }

  private static void check(Operation program, Resources resources, int version) {
    byte[] bytes = write(program, resources, version);
    Resources read = new Resources();
    Operation again = BytecodeReader.read(
        SourceText.of("bytecode", bytes), CONTEXT, ParserOptions.PERMISSIVE, BytecodeTest::failWith, read);
    assertThat(print(again, read)).as("read from version " + version).isEqualTo(print(program, resources));
    assertThat(write(again, read, version)).as("written again in version " + version).isEqualTo(bytes);
  }

  private static byte[] write(Operation program, Resources resources, int version) {
    return BytecodeWriter.toBytes(
        program, BytecodeWriter.Options.DEFAULT.withVersion(version), resources, BytecodeTest::failWith);
  }

  private static void failWith(Diagnostic diagnostic) {
    fail(diagnostic.toString());
  }

  private static String print(Operation program, Resources resources) {
    return new String(IRPrinter.toBytes(program, PRINTING, resources), StandardCharsets.ISO_8859_1);
  }
}
