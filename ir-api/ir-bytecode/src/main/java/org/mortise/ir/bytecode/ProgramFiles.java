// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Reads programs in either form, which the first bytes of the file state. Does not verify them. */
public final class ProgramFiles {
  private ProgramFiles() {}

  /**
   * Reads a file.
   *
   * @return the module of the file, or a new module around its operations; null after an error, which was reported to
   *     {@code handler}
   */
  public static @Nullable Operation read(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler) {
    return read(source, context, options, handler, new Resources());
  }

  /** Like {@link #read(SourceText, Context, ParserOptions, DiagnosticHandler)}; adds the file's resources to some. */
  public static @Nullable Operation read(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources) {
    return BytecodeReader.isBytecode(source)
        ? BytecodeReader.read(source, context, options, handler, resources)
        : IRParser.parse(source, context, options, handler, resources);
  }
}
