// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseTypedArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Parses {@code array<i32: 1, 2>}. */
final class DenseArrayParser {
  private final ParseState state;
  private final Lexer lexer;

  DenseArrayParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  Attribute parse() {
    lexer.advance();
    state.expect(Token.LESS, "expected '<' after 'array'");
    int at = lexer.start;
    Type type = parseElementType(at);
    if (!(type instanceof IntegerType) && !(type instanceof IndexType) && !(type instanceof FloatType)) {
      throw state.error(at, "expected integer or float type, got: '" + type + "'");
    }
    String problem = DenseArrayAttr.verifyElementType(type);
    if (problem != null) {
      throw state.error(at, problem);
    }
    List<Attribute> values = new ArrayList<>();
    if (!state.accept(Token.GREATER)) {
      state.expect(Token.COLON, "expected ':' after dense array type");
      do {
        values.add(type instanceof FloatType floatType ? parseFloat(floatType) : parseInteger(type));
      } while (state.accept(Token.COMMA));
      state.expect(Token.GREATER, "expected '>' to close an array attribute");
    }
    return DenseTypedArrayAttr.of(type, values);
  }

  private Type parseElementType(int at) {
    try {
      return state.types.parse();
    } catch (ParseError error) {
      throw error.then(state.error(at, "expected an integer or floating point type"));
    }
  }

  private Attribute parseInteger(Type type) {
    boolean negative = state.accept(Token.MINUS);
    if (state.isWord("true") || state.isWord("false")) {
      if (!(type instanceof IntegerType integer) || integer.width() != 1) {
        throw state.errorHere("expected i1 type for 'true' or 'false' values");
      }
      boolean value = state.isWord("true");
      lexer.advance();
      return IntegerAttr.of(type, value ? BigInteger.ONE : BigInteger.ZERO);
    }
    if (lexer.kind != Token.INTEGER) {
      throw state.errorHere("expected integer literal");
    }
    BigInteger magnitude = Numbers.integer(state.spelling());
    lexer.advance();
    BigInteger value = NumberAttributes.fitting(type, magnitude, negative);
    if (value == null) {
      throw state.errorHere("integer constant out of range");
    }
    return IntegerAttr.of(type, value);
  }

  private Attribute parseFloat(FloatType type) {
    boolean negative = state.accept(Token.MINUS);
    int at = lexer.start;
    if (lexer.kind == Token.FLOAT) {
      double value = Double.parseDouble(state.spelling());
      lexer.advance();
      return FloatAttr.of(type, negative ? -value : value);
    }
    if (lexer.kind != Token.INTEGER) {
      throw state.errorHere("expected integer or floating point literal");
    }
    BigInteger bits = state.attributes.numbers().floatBits(type, state.spelling(), negative, at);
    lexer.advance();
    return FloatAttr.ofBits(type, bits);
  }
}
