// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.Arrays;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/**
 * The literal inside {@code dense<...>}: one element, nested lists of elements, or a string of hexadecimal digits. The
 * type comes after it, so that at first only the places of the elements are kept.
 */
final class ElementsLiteral {
  private final ParseState state;
  private final Lexer lexer;
  /** Start and end of each number; the start is complemented if a minus stands before it. */
  private int[] places = new int[16];
  private int count;
  private long[] shape = new long[0];
  private boolean isList;
  private String string;
  private int stringAt;
  private boolean complex;

  ElementsLiteral(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  boolean isScalar() {
    return shape.length == 0;
  }

  long[] shape() {
    return shape;
  }

  void parse(boolean allowString) {
    if (allowString && lexer.kind == Token.STRING) {
      string = state.stringValue();
      stringAt = lexer.start;
      addPlace(false);
      lexer.advance();
    } else if (lexer.kind == Token.L_SQUARE) {
      isList = true;
      shape = parseList();
    } else {
      parseElement();
    }
  }

  /** Returns the shape of the list at the current token. */
  private long[] parseList() {
    state.enterNested();
    lexer.advance();
    long size = 0;
    long[] inner = null;
    if (lexer.kind != Token.R_SQUARE) {
      do {
        long[] elementShape = lexer.kind == Token.L_SQUARE ? parseList() : parseElement();
        if (inner != null && !Arrays.equals(inner, elementShape)) {
          throw state.errorHere("tensor literal is invalid; ranks are not consistent between elements");
        }
        inner = elementShape;
        size++;
      } while (state.accept(Token.COMMA));
    }
    state.expect(Token.R_SQUARE, "expected ']'");
    state.leaveNested();
    long[] whole = new long[inner == null ? 1 : inner.length + 1];
    whole[0] = size;
    if (inner != null) {
      System.arraycopy(inner, 0, whole, 1, inner.length);
    }
    return whole;
  }

  private static final long[] SCALAR = {};

  private long[] parseElement() {
    switch (lexer.kind) {
      case Token.INTEGER, Token.FLOAT, Token.STRING -> {
        addPlace(false);
        lexer.advance();
      }
      case Token.MINUS -> parseNegative();
      case Token.L_PAREN -> parseComplex();
      default -> {
        if (!state.isWord("true") && !state.isWord("false")) {
          throw state.errorHere("expected element literal of primitive type");
        }
        addPlace(false);
        lexer.advance();
      }
    }
    return SCALAR;
  }

  private void parseNegative() {
    lexer.advance();
    if (lexer.kind != Token.INTEGER && lexer.kind != Token.FLOAT) {
      throw state.errorHere("expected integer or floating point literal");
    }
    addPlace(true);
    lexer.advance();
  }

  private void parseComplex() {
    complex = true;
    lexer.advance();
    parseElement();
    state.expect(Token.COMMA, "expected ',' between complex elements");
    parseElement();
    state.expect(Token.R_PAREN, "expected ')' after complex elements");
  }

  private void addPlace(boolean negative) {
    if (count * 2 == places.length) {
      places = Arrays.copyOf(places, count * 4);
    }
    places[count * 2] = negative ? ~lexer.start : lexer.start;
    places[count * 2 + 1] = lexer.end;
    count++;
  }

  // ---- building ----------------------------------------------------------------------------------------------------

  /** The attribute, now that the type is known; {@code at} is where a mismatch is reported. */
  DenseElementsAttr build(ShapedType type, int at) {
    Type element = type.elementType();
    boolean numbers = DenseNumbersAttr.isValidElementType(element);
    if (string != null && numbers) {
      return buildHexadecimal(type, at);
    }
    if (isList && !Arrays.equals(shape, type.shape())) {
      throw state.error(at, "inferred shape of elements literal (" + list(shape) + ") does not match type ("
          + list(type.shape()) + ")");
    }
    if (count == 0 && !isList && type.numElements() > 0) {
      throw state.error(at, "parsed zero elements, but type ('" + type + "') expected at least 1");
    }
    DenseElementsBuilder builder = new DenseElementsBuilder(type);
    boolean complexType = element instanceof ComplexType;
    Type number = complexType ? ((ComplexType) element).elementType() : element;
    if (complexType != complex && numbers && count > 0) {
      throw state.error(at, complexType ? "expected complex elements" : "unexpected complex elements");
    }
    for (int i = 0; i < count; i++) {
      add(builder, number, numbers, i);
    }
    return builder.build();
  }

  static String list(long[] values) {
    return Arrays.toString(values);
  }

  private void add(DenseElementsBuilder builder, Type number, boolean numbers, int index) {
    boolean negative = places[index * 2] < 0;
    int start = negative ? ~places[index * 2] : places[index * 2];
    int end = places[index * 2 + 1];
    byte first = lexer.bytes()[start];
    if (!numbers) {
      if (first != '"') {
        throw state.error(start, "expected string token for elements of type '" + number + "'");
      }
      builder.addString(StringLiteral.unescape(lexer.bytes(), start + 1, end - 1));
    } else if (number instanceof FloatType floatType) {
      addFloat(builder, floatType, start, end, negative);
    } else {
      addInteger(builder, number, start, end, negative);
    }
  }

  private void addFloat(DenseElementsBuilder builder, FloatType type, int start, int end, boolean negative) {
    String literal = state.source.substring(start, end);
    if (isFloat(literal)) {
      double value = Double.parseDouble(literal);
      builder.addDouble(negative ? -value : value);
    } else if (Numbers.isHexadecimal(literal)) {
      builder.addFloatBits(state.attributes.numbers().floatBits(type, literal, negative, start));
    } else {
      throw state.errorHere("expected floating-point elements, but parsed integer");
    }
  }

  private static boolean isFloat(String literal) {
    return literal.indexOf('.') >= 0;
  }

  private void addInteger(DenseElementsBuilder builder, Type type, int start, int end, boolean negative) {
    byte[] bytes = lexer.bytes();
    if (!Chars.is(bytes[start], Chars.DIGIT)) {
      builder.addLong(bool(type, start) ? 1 : 0);
      return;
    }
    int width = NumberAttributes.width(type);
    if (end - start < 9 && width >= 32 && !NumberAttributes.isUnsigned(type)) {
      int small = Numbers.decimal(bytes, start, end);
      if (small >= 0) {
        builder.addLong(negative ? -small : small);
        return;
      }
    }
    String literal = state.source.substring(start, end);
    if (isFloat(literal)) {
      throw state.error(start, "expected integer elements, but parsed floating-point");
    }
    if (negative && NumberAttributes.isUnsigned(type)) {
      throw state.error(start, "expected unsigned integer elements, but parsed negative value");
    }
    BigInteger magnitude = Numbers.integer(literal);
    BigInteger value = NumberAttributes.fitting(type, magnitude, negative);
    if (value == null) {
      throw state.error(start, "integer constant out of range for type");
    }
    builder.addInteger(value);
  }

  private boolean bool(Type type, int start) {
    if (lexer.bytes()[start] == '"') {
      throw state.error(start, "integer constant out of range for type");
    }
    if (NumberAttributes.width(type) != 1) {
      throw state.error(start, "expected i1 type for 'true' or 'false' values");
    }
    return lexer.bytes()[start] == 't';
  }

  private DenseElementsAttr buildHexadecimal(ShapedType type, int at) {
    byte[] data = HexDigits.decode(string);
    if (data == null) {
      throw state.error(stringAt, "expected string containing hex digits starting with `0x`");
    }
    if (!DenseNumbersAttr.isValidRaw(type, data)) {
      throw state.error(at, "elements hex data size is invalid for provided type: '" + type + "'");
    }
    return DenseNumbersAttr.ofRaw(type, data);
  }
}
