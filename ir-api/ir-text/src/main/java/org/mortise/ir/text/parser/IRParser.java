// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedType;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;

/**
 * Reads programs in MLIR's textual form, generic or custom. Does not verify them. Linear in the text; no recursion on
 * regions. A text with types, attributes or locations nested hundreds of levels deep is read a second time, on a {@link
 * DeepStack}; so is a text that defines a {@link NamedType} differently from an earlier text. The text is not kept.
 */
public final class IRParser {
  private static final String RULE = "parser";

  private IRParser() {}

  /**
   * Parses a text.
   *
   * @return the module of the text, or a new module around its operations; null after an error, which was reported to
   *     {@code handler}
   */
  public static @Nullable Operation parse(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler) {
    return parse(source, context, options, handler, new Resources());
  }

  /** Like {@link #parse(SourceText, Context, ParserOptions, DiagnosticHandler)}; also collects the text's resources. */
  public static @Nullable Operation parse(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources) {
    return parse(source, context, options, handler, resources, null, false);
  }

  /**
   * Like {@link #parse(SourceText, Context, ParserOptions, DiagnosticHandler)}, in one thread; reports the places of
   * definitions and uses to an observer.
   */
  public static @Nullable Operation parse(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, ParseObserver observer) {
    return parse(source, context, options.withThreads(1), handler, new Resources(), observer, false);
  }

  /**
   * Like {@link #parse(SourceText, Context, ParserOptions, DiagnosticHandler, ParseObserver)}, but continues after an
   * error. An operation with an error is omitted, and uses of its results get placeholders that belong to no operation.
   * At most a thousand errors are reported. Unbalanced braces end the reading.
   *
   * @return the program without the operations with errors, which are reported to {@code handler}; null if the reading
   *     was ended
   */
  public static @Nullable Operation parseAll(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, ParseObserver observer) {
    return parse(source, context, options.withThreads(1), handler, new Resources(), observer, true);
  }

  /**
   * Parses a text that ends at an editor's cursor, and returns the possible continuations; none if there is an error
   * before the end of the text. Near-linear in the text; the program is not kept.
   *
   * @param handler receives the errors before or at the end of the text
   */
  public static Expectations expectations(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler) {
    Expectations[] found = new Expectations[1];
    ReadAttempts.run(context, (namedTypes, largeStack) -> {
      List<Diagnostic> diagnostics = new ArrayList<>(1);
      ParseState state =
          new ParseState(source, context, options.withThreads(1), diagnostics::add, namedTypes, largeStack);
      state.expectations = new Expectations();
      found[0] = state.expectations;
      new ModuleParser(state, new Resources()).parse();
      diagnostics.forEach(handler::handle);
      return null;
    });
    return found[0];
  }

  private static @Nullable Operation parse(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources,
      @Nullable ParseObserver observer, boolean recovers) {
    return ReadAttempts.run(context, (namedTypes, largeStack) -> {
      List<Diagnostic> diagnostics = new ArrayList<>(1);
      Resources found = resources.emptyCopy();
      ParseState state = new ParseState(source, context, options, diagnostics::add, namedTypes, largeStack);
      state.observe(observer);
      state.recovers = recovers;
      Operation module = new ModuleParser(state, found).parse();
      diagnostics.forEach(one -> handler.handle(one.withRule(RULE)));
      resources.putAll(found);
      return module;
    });
  }
}
