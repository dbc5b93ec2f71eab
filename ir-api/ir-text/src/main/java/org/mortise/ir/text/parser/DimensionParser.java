// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;

/**
 * Parses dimension lists such as {@code 4x?x8x}, which the lexer tokenizes differently: {@code x8xf32} is a word.
 */
final class DimensionParser {
  static final long DYNAMIC = Long.MIN_VALUE;

  private final ParseState state;
  private final Lexer lexer;

  DimensionParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  long[] parse(boolean allowDynamic, boolean trailingX) {
    long[] dimensions = new long[4];
    int count = 0;
    while (lexer.kind == Token.INTEGER || (allowDynamic && lexer.kind == Token.QUESTION)) {
      if (count == dimensions.length) {
        dimensions = Arrays.copyOf(dimensions, count * 2);
      }
      dimensions[count++] = lexer.kind == Token.QUESTION ? dynamic() : parseStatic();
      if (trailingX) {
        parseX();
      } else if (!startsWithX()) {
        return Arrays.copyOf(dimensions, count);
      } else {
        parseX();
      }
    }
    if (count > 0 && !trailingX) {
      throw state.error(lexer.start, allowDynamic ? "expected integer or '?'" : "expected integer");
    }
    return Arrays.copyOf(dimensions, count);
  }

  private long dynamic() {
    lexer.advance();
    return DYNAMIC;
  }

  /** Returns the current token as a dimension. {@code 0x4} is split into {@code 0} and {@code x4}. */
  long parseStatic() {
    byte[] bytes = lexer.bytes();
    if (bytes[lexer.start] == '0' && bytes[lexer.start + 1] == 'x') {
      lexer.reset(lexer.start + 1);
      return 0;
    }
    long value = 0;
    for (int i = lexer.start; i < lexer.end; i++) {
      int digit = bytes[i] - '0';
      if (value > (Long.MAX_VALUE - digit) / 10) {
        throw state.errorHere("invalid dimension");
      }
      value = value * 10 + digit;
    }
    lexer.advance();
    return value;
  }

  private boolean startsWithX() {
    return state.isKeyword() && lexer.bytes()[lexer.start] == 'x';
  }

  /** Parses the {@code x} between dimensions, and splits it from the rest of its token. */
  void parseX() {
    if (!startsWithX()) {
      throw state.wrongToken("expected 'x' in dimension list");
    }
    if (lexer.end == lexer.start + 1) {
      lexer.advance();
    } else {
      lexer.reset(lexer.start + 1);
    }
  }
}
