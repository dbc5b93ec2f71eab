// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.text.SourceText;

/**
 * Splits a text into tokens. The current token is in the fields; advancing allocates nothing. As in MLIR, which looks
 * one token ahead, a bad token is reported as soon as it becomes current. Linear.
 */
final class Lexer {
  /** Creates the error for a bad token. */
  interface Errors {
    RuntimeException error(int position, String message);
  }

  private final byte[] bytes;
  private int limit;
  private final Errors errors;

  /** Kind of the current token, see {@link Token}. */
  byte kind;
  /** Offset of the first byte of the current token. */
  int start;
  /** Offset after the last byte of the current token. */
  int end;
  /** Offset after the token before the current one. */
  int previousEnd;
  /** Number of tokens read so far, also repeatedly. Tests use it to check that parsing is linear. */
  int tokenCount;

  Lexer(SourceText source, Errors errors) {
    this.bytes = source.terminatedBytes();
    this.limit = source.length();
    this.errors = errors;
  }

  byte[] bytes() {
    return bytes;
  }

  int limit() {
    return limit;
  }

  /** Moves to the token at or after {@code offset}. */
  void reset(int offset) {
    end = offset;
    advance();
  }

  /** Moves to the first token of the text from {@code offset} to {@code textEnd}, which must not cut a token. */
  void reset(int offset, int textEnd) {
    limit = textEnd;
    reset(offset);
  }

  /** Advances to the next token. */
  void advance() {
    previousEnd = end;
    tokenCount++;
    int at = end;
    while (true) {
      byte c = bytes[at];
      if (Chars.is(c, Chars.SPACE)) {
        at++;
      } else if (c == '/' && bytes[at + 1] == '/') {
        at = endOfLine(at);
      } else if (c == 0 && at < limit) {
        at++; // a zero byte in the middle of a text is a space
      } else {
        break;
      }
    }
    start = at;
    kind = at < limit ? lex(at) : endOfText();
  }

  private int endOfLine(int at) {
    int i = at;
    while (i < limit && bytes[i] != '\n' && bytes[i] != '\r') {
      i++;
    }
    return i;
  }

  private byte endOfText() {
    start = limit;
    end = limit;
    return Token.EOF;
  }

  private byte lex(int at) {
    byte c = bytes[at];
    if (Chars.is(c, Chars.START)) {
      return bareIdentifier(at);
    }
    if (Chars.is(c, Chars.DIGIT)) {
      return number(at);
    }
    switch (c) {
      case '%':
        return prefixed(at, Token.PERCENT_ID, "invalid SSA name");
      case '^':
        return prefixed(at, Token.CARET_ID, "invalid block name");
      case '!':
        return prefixed(at, Token.EXCLAMATION_ID, "invalid type identifier");
      case '#':
        if (bytes[at + 1] == '-' && bytes[at + 2] == '}') {
          return punctuation(at, 3, Token.METADATA_END);
        }
        return prefixed(at, Token.HASH_ID, "invalid attribute name");
      case '@':
        return symbol(at);
      case '"':
        end = string(at);
        return Token.STRING;
      case '-':
        return bytes[at + 1] == '>' ? punctuation(at, 2, Token.ARROW) : punctuation(at, 1, Token.MINUS);
      case '.':
        if (bytes[at + 1] == '.' && bytes[at + 2] == '.') {
          return punctuation(at, 3, Token.ELLIPSIS);
        }
        throw errors.error(at + 1, "expected three consecutive dots for an ellipsis");
      case '{':
        if (bytes[at + 1] == '-' && bytes[at + 2] == '#') {
          return punctuation(at, 3, Token.METADATA_BEGIN);
        }
        return punctuation(at, 1, Token.L_BRACE);
      case ':':
        return punctuation(at, 1, Token.COLON);
      case ',':
        return punctuation(at, 1, Token.COMMA);
      case '(':
        return punctuation(at, 1, Token.L_PAREN);
      case ')':
        return punctuation(at, 1, Token.R_PAREN);
      case '}':
        return punctuation(at, 1, Token.R_BRACE);
      case '[':
        return punctuation(at, 1, Token.L_SQUARE);
      case ']':
        return punctuation(at, 1, Token.R_SQUARE);
      case '<':
        return punctuation(at, 1, Token.LESS);
      case '>':
        return punctuation(at, 1, Token.GREATER);
      case '=':
        return punctuation(at, 1, Token.EQUAL);
      case '+':
        return punctuation(at, 1, Token.PLUS);
      case '*':
        return punctuation(at, 1, Token.STAR);
      case '?':
        return punctuation(at, 1, Token.QUESTION);
      case '|':
        return punctuation(at, 1, Token.VERTICAL_BAR);
      default:
        throw errors.error(at, "unexpected character");
    }
  }

  private byte punctuation(int at, int length, byte token) {
    end = at + length;
    return token;
  }

  private byte bareIdentifier(int at) {
    int i = at + 1;
    while (Chars.is(bytes[i], Chars.CONTINUE)) {
      i++;
    }
    end = i;
    return isIntegerType(at, i) ? Token.INT_TYPE : Token.BARE_ID;
  }

  private boolean isIntegerType(int from, int to) {
    int at = from;
    if (bytes[at] == 's' || bytes[at] == 'u') {
      at++;
    }
    if (bytes[at] != 'i' || at + 1 == to) {
      return false;
    }
    for (int i = at + 1; i < to; i++) {
      if (!Chars.is(bytes[i], Chars.DIGIT)) {
        return false;
      }
    }
    return true;
  }

  /** Reads a digit sequence, or letters, digits and {@code $._-} that do not begin with a digit. */
  private byte prefixed(int at, byte token, String message) {
    int i = at + 1;
    if (Chars.is(bytes[i], Chars.DIGIT)) {
      while (Chars.is(bytes[i], Chars.DIGIT)) {
        i++;
      }
    } else if (Chars.is(bytes[i], Chars.SUFFIX)) {
      while (Chars.is(bytes[i], Chars.SUFFIX)) {
        i++;
      }
    } else {
      throw errors.error(at, message);
    }
    end = i;
    return token;
  }

  private byte symbol(int at) {
    if (bytes[at + 1] == '"') {
      end = string(at + 1);
      return Token.AT_ID;
    }
    if (!Chars.is(bytes[at + 1], Chars.START)) {
      throw errors.error(at + 1, "@ identifier expected to start with letter or '_'");
    }
    int i = at + 2;
    while (Chars.is(bytes[i], Chars.CONTINUE)) {
      i++;
    }
    end = i;
    return Token.AT_ID;
  }

  private byte number(int at) {
    int i = at + 1;
    if (bytes[at] == '0' && bytes[i] == 'x' && Chars.is(bytes[i + 1], Chars.HEX)) {
      i += 2;
      while (Chars.is(bytes[i], Chars.HEX)) {
        i++;
      }
      end = i;
      return Token.INTEGER;
    }
    i = digits(i);
    if (bytes[i] != '.') {
      end = i;
      return Token.INTEGER;
    }
    i = digits(i + 1);
    if (bytes[i] == 'e' || bytes[i] == 'E') {
      int exponent = bytes[i + 1] == '-' || bytes[i + 1] == '+' ? i + 2 : i + 1;
      if (Chars.is(bytes[exponent], Chars.DIGIT)) {
        i = digits(exponent);
      }
    }
    end = i;
    return Token.FLOAT;
  }

  private int digits(int from) {
    int i = from;
    while (Chars.is(bytes[i], Chars.DIGIT)) {
      i++;
    }
    return i;
  }

  /** Returns the offset after the closing quote. */
  private int string(int at) {
    int i = at + 1;
    while (true) {
      byte c = bytes[i];
      switch (c) {
        case '"':
          return i + 1;
        case '\n', 0x0B, '\f':
          throw errors.error(i, "expected '\"' in string literal");
        case 0:
          if (i >= limit) {
            throw errors.error(i, "expected '\"' in string literal");
          }
          i++;
          break;
        case '\\':
          i = escape(i);
          break;
        default:
          i++;
          break;
      }
    }
  }

  private int escape(int at) {
    byte c = bytes[at + 1];
    if (c == '"' || c == '\\' || c == 'n' || c == 't') {
      return at + 2;
    }
    if (Chars.is(c, Chars.HEX) && Chars.is(bytes[at + 2], Chars.HEX)) {
      return at + 3;
    }
    throw errors.error(at, "unknown escape in string literal");
  }
}
