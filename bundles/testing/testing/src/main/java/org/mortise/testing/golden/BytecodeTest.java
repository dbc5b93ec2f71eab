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
import org.mortise.ir.MlirVersion;
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
import org.mortise.ir.text.printer.VersionCheck;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Snapshot;

/**
 * Round-trips the valid programs of the golden files of the module under test through bytecode, and compares the texts.
 * Programs whose text does not round-trip are skipped.
 */
class BytecodeTest {
  private static final PrinterOptions PRINTING =
      PrinterOptions.DEFAULT.withGenericForm(true).withDebugInfo(true, false).withVersion(MlirVersion.V22_1);
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
    String text = print(program, resources, PRINTING);
    Resources again = new Resources();
    Operation read = parse(SourceText.of("text", text.getBytes(StandardCharsets.ISO_8859_1)), again);
    return read != null && print(read, again, PRINTING).equals(text);
  }

  private static void check(Operation program, Resources resources, int version) {
    BytecodeWriter.Options options =
        BytecodeWriter.Options.DEFAULT.withVersion(version).withMlirVersion(MlirVersion.V22_1);
    byte[] bytes = write(program, resources, options);
    Resources read = new Resources();
    Operation again = read(bytes, read);
    assertThat(print(again, read, PRINTING)).as("read from version " + version)
        .isEqualTo(print(program, resources, PRINTING));
    assertThat(write(again, read, options)).as("written again in version " + version).isEqualTo(bytes);
    if (VersionCheck.check(program, MlirVersion.V19_1, ignored -> {})) {
      PrinterOptions former = PRINTING.withVersion(MlirVersion.V19_1);
      byte[] written = write(program, resources, options.withMlirVersion(MlirVersion.V19_1));
      assertThat(print(read(written, new Resources()), resources, former)).as("written for MLIR 19.1")
          .isEqualTo(print(program, resources, former));
    }
  }

  private static Operation read(byte[] bytes, Resources resources) {
    return BytecodeReader.read(
        SourceText.of("bytecode", bytes), CONTEXT, ParserOptions.PERMISSIVE, BytecodeTest::failWith, resources);
  }

  private static byte[] write(Operation program, Resources resources, BytecodeWriter.Options options) {
    return BytecodeWriter.toBytes(program, options, resources, BytecodeTest::failWith);
  }

  private static void failWith(Diagnostic diagnostic) {
    fail(diagnostic.toString());
  }

  private static String print(Operation program, Resources resources, PrinterOptions options) {
    return new String(IRPrinter.toBytes(program, options, resources), StandardCharsets.ISO_8859_1);
  }
}
