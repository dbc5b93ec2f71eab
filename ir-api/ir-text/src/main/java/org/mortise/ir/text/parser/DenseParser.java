// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseResourceElementsAttr;
import org.mortise.ir.types.ShapedType;

/** Parses elements attributes: {@code dense<...>}, {@code sparse<...>} and {@code dense_resource<...>}. */
final class DenseParser {
  private final ParseState state;
  private final Lexer lexer;

  DenseParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  Attribute parseDense(Type given) {
    int start = lexer.start;
    lexer.advance();
    state.expect(Token.LESS, "expected '<' after 'dense'");
    ElementsLiteral literal = new ElementsLiteral(state);
    if (!state.accept(Token.GREATER)) {
      literal.parse(true);
      state.expect(Token.GREATER, "expected '>'");
    }
    int at = given == null ? lexer.start : start;
    return literal.build(parseType(given), at);
  }

  Attribute parseResource(Type given) {
    lexer.advance();
    state.expect(Token.LESS, "expected '<' after 'dense_resource'");
    if (!state.isKeyword()) {
      throw state.errorHere("expected identifier key for 'resource' entry");
    }
    String key = state.spelling();
    lexer.advance();
    state.expect(Token.GREATER, "expected '>'");
    int at = lexer.start;
    Type type = given;
    if (type == null) {
      state.expect(Token.COLON, "expected ':'");
      type = state.types.parse();
    }
    if (!(type instanceof ShapedType shaped)) {
      throw state.error(at, "`dense_resource` expected a shaped type");
    }
    return DenseResourceElementsAttr.of(shaped, key);
  }

  Attribute parseSparse(Type given) {
    int start = lexer.start;
    lexer.advance();
    state.expect(Token.LESS, "Expected '<' after 'sparse'");
    ElementsLiteral indices = new ElementsLiteral(state);
    ElementsLiteral values = new ElementsLiteral(state);
    int indicesAt = lexer.start;
    int valuesAt = lexer.start;
    boolean empty = state.accept(Token.GREATER);
    if (!empty) {
      indices.parse(false);
      state.expect(Token.COMMA, "expected ','");
      valuesAt = lexer.start;
      values.parse(true);
      state.expect(Token.GREATER, "expected '>'");
    }
    ShapedType type = parseType(given);
    return new SparseBuilder(state, type, start).build(indices, indicesAt, values, valuesAt, empty);
  }

  private ShapedType parseType(Type given) {
    Type type = given;
    if (type == null) {
      state.expect(Token.COLON, "expected ':'");
      type = state.types.parse();
    }
    if (!(type instanceof ShapedType shaped)) {
      throw state.errorHere("elements literal must be a shaped type");
    }
    if (!shaped.hasStaticShape()) {
      throw state.errorHere("elements literal type must have static shape");
    }
    return shaped;
  }
}
