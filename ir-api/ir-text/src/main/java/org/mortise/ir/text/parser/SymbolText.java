// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.text.SourceText;

/** Parses the text of one attribute or type, such as a default value in a definition. */
public final class SymbolText {
  private SymbolText() {}

  /**
   * Parses a text.
   *
   * @param constraint the constraint on the attribute: a text without a prefix may have the syntax that it has in
   *     formats, and a number without a type has the type that it implies
   * @throws ParseError if the text is not exactly one attribute
   */
  public static Attribute parseAttribute(Context context, String text, AttributeConstraint<?> constraint) {
    ParseState state = begin(context, text);
    Attribute attribute = parse(state, constraint);
    expectEnd(state, "attribute");
    return attribute;
  }

  /**
   * Parses a text.
   *
   * @throws ParseError if the text is not exactly one type
   */
  public static Type parseType(Context context, String text) {
    ParseState state = begin(context, text);
    Type type = state.types.parse();
    expectEnd(state, "type");
    return type;
  }

  private static ParseState begin(Context context, String text) {
    ParseState state = new ParseState(
        SourceText.of("value", text), context, ParserOptions.PERMISSIVE, ignored -> {}, NamedTypeUses.separate(context),
        false);
    state.lexer.advance();
    return state;
  }

  private static void expectEnd(ParseState state, String kind) {
    if (state.lexer.kind != Token.EOF) {
      throw state.errorHere("trailing characters found after the " + kind);
    }
  }

  private static Attribute parse(ParseState state, AttributeConstraint<?> constraint) {
    AttributeConstraint.Form form = constraint.form();
    boolean hasPrefix = state.lexer.kind == Token.HASH_ID || state.isWord("array");
    if (form != null && !hasPrefix && state.lexer.kind != Token.INTEGER) {
      return form.parse(state.parser);
    }
    Attribute attribute = state.attributes.parse(
        constraint.impliedType() == null ? null : constraint.impliedType().apply(state.context));
    if (state.lexer.kind != Token.COLON) {
      return attribute;
    }
    state.lexer.reset(0); // the type is written although it is implied
    return state.attributes.parse(null);
  }
}
