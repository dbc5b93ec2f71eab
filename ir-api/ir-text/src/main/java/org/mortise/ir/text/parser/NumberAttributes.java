// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/** Parses integer and floating-point attributes, and checks their range. */
final class NumberAttributes {
  private final ParseState state;
  private final Lexer lexer;
  private final Type i64;
  private final FloatType f64;

  NumberAttributes(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
    this.i64 = IntegerType.of(state.context, 64);
    this.f64 = FloatType.f64(state.context);
  }

  Attribute parseNegative(Type type) {
    lexer.advance();
    if (lexer.kind == Token.INTEGER) {
      return parseInteger(type, true);
    }
    if (lexer.kind == Token.FLOAT) {
      return parseFloat(type, true);
    }
    throw state.wrongToken("expected constant integer or floating point value");
  }

  Attribute parseFloat(Type given, boolean negative) {
    double value = Double.parseDouble(state.spelling());
    lexer.advance();
    Type type = given;
    if (type == null) {
      type = state.accept(Token.COLON) ? state.types.parse() : f64;
    }
    if (!(type instanceof FloatType floatType)) {
      throw state.errorHere("floating point value not valid for specified type");
    }
    return FloatAttr.of(floatType, negative ? -value : value);
  }

  Attribute parseInteger(Type given, boolean negative) {
    int at = lexer.start;
    String literal = state.spelling();
    lexer.advance();
    Type type = given;
    if (type == null) {
      type = state.accept(Token.COLON) ? state.types.parse() : i64;
    }
    if (type instanceof FloatType floatType) {
      return FloatAttr.ofBits(floatType, floatBits(floatType, literal, negative, at));
    }
    if (!(type instanceof IntegerType) && !(type instanceof IndexType)) {
      throw state.error(at, "integer literal not valid for specified type");
    }
    if (negative && isUnsigned(type)) {
      throw state.error(at, "negative integer literal not valid for unsigned integer type");
    }
    if (literal.length() < 10 && !Numbers.isHexadecimal(literal) && width(type) >= 32) {
      long small = Long.parseLong(literal);
      if (!negative || small != 0) {
        return IntegerAttr.of(type, negative ? -small : small);
      }
    }
    BigInteger value = fitting(type, Numbers.integer(literal), negative);
    if (value == null) {
      throw state.error(at, "integer constant out of range for attribute");
    }
    return IntegerAttr.of(type, value);
  }

  static boolean isUnsigned(Type type) {
    return type instanceof IntegerType integer && integer.signedness() == Signedness.UNSIGNED;
  }

  private static boolean isSigned(Type type) {
    return type instanceof IndexType
        || (type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNED);
  }

  static int width(Type type) {
    return type instanceof IntegerType integer ? integer.width() : 64;
  }

  /** The value of a literal as a number of this type; null if it is out of range. */
  static @Nullable BigInteger fitting(Type type, BigInteger magnitude, boolean negative) {
    int width = width(type);
    if (magnitude.bitLength() > width) {
      return null;
    }
    if (!negative) {
      boolean overflow = isSigned(type) && width > 0 && magnitude.bitLength() == width;
      return overflow ? null : magnitude;
    }
    boolean fits = width > 0 && magnitude.signum() > 0
        && magnitude.compareTo(BigInteger.ONE.shiftLeft(width - 1)) <= 0;
    return fits ? magnitude.negate() : null;
  }

  /** Returns the bits of a hexadecimal integer literal in place of a floating-point number. */
  BigInteger floatBits(FloatType type, String literal, boolean negative, int at) {
    if (!Numbers.isHexadecimal(literal)) {
      throw new ParseError(
          Diagnostic.error(state.location(at), "unexpected decimal integer literal for a floating point value")
              .note(state.location(at), "add a trailing dot to make the literal a float"));
    }
    if (negative) {
      throw state.error(at, "hexadecimal float literal should not have a leading minus");
    }
    BigInteger bits = Numbers.integer(literal);
    if (bits.bitLength() > type.width()) {
      throw state.error(at, "hexadecimal float constant out of range for type");
    }
    return bits;
  }
}
