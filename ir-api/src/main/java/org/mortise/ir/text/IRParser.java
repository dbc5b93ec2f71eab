// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.diagnostics.DiagnosticHandler;
import org.mortise.ir.text.parser.ModuleParser;

/**
 * Reads programs in MLIR's textual form, generic or custom. Does not verify them. Linear in the text; needs no stack
 * for nested regions. Nothing of the text is kept.
 */
public final class IRParser {
  private IRParser() {}

  /**
   * Parses a text.
   *
   * @return the module of the text, or a new module around its operations; null if there was an error, of which
   *     {@code handler} has been told
   */
  public static Operation parse(SourceText source, Context context, ParserOptions options, DiagnosticHandler handler) {
    return parse(source, context, options, handler, new Resources());
  }

  /** Like {@link #parse(SourceText, Context, ParserOptions, DiagnosticHandler)}; adds the text's resources to some. */
  public static Operation parse(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources) {
    return new ModuleParser(source, context, options, handler, resources).parse();
  }
}
