// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Programs of operations that no dialect defines, as texts and as bytecode. */
final class Programs {
  static final String FILE = "program.mlirbc";

  private static final PrinterOptions PRINTING = PrinterOptions.DEFAULT.withDebugInfo(true, false);

  final Context context = Contexts.builder().build();

  Operation parse(String text) {
    return parse(text, new Resources());
  }

  Operation parse(String text, Resources resources) {
    return IRParser.parse(SourceText.of("program.mlir", text.getBytes(StandardCharsets.ISO_8859_1)), context,
        ParserOptions.PERMISSIVE, diagnostic -> fail(diagnostic.toString()), resources);
  }

  static byte[] write(Operation program, Resources resources, BytecodeWriter.Options options) {
    return BytecodeWriter.toBytes(program, options, resources, diagnostic -> fail(diagnostic.toString()));
  }

  byte[] bytecode(String text) {
    Resources resources = new Resources();
    return write(parse(text, resources), resources, BytecodeWriter.Options.DEFAULT);
  }

  Operation read(byte[] bytes, Resources resources) {
    return BytecodeReader.read(SourceText.of(FILE, bytes), context, ParserOptions.PERMISSIVE,
        diagnostic -> fail(diagnostic.toString()), resources);
  }

  /** Returns the errors of reading, each with its location. */
  List<String> errors(byte[] bytes, ParserOptions options) {
    List<String> errors = new ArrayList<>();
    BytecodeReader.read(SourceText.of(FILE, bytes), context, options,
        diagnostic -> errors.add(diagnostic.location() + " " + diagnostic.message()), new Resources());
    return errors;
  }

  static String print(Operation program, Resources resources) {
    return new String(IRPrinter.toBytes(program, PRINTING, resources), StandardCharsets.ISO_8859_1);
  }

  static String print(Operation program) {
    return print(program, new Resources());
  }
}
