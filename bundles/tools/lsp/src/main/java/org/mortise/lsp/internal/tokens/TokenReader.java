// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.text.Words;

/**
 * Reads the tokens of a part of a text that begins at a line. Values, blocks, symbols, aliases and operations get their
 * meaning from the document's index. All other words, and names that the index lacks because of an error, are
 * classified from the line. Used once. Linear.
 */
final class TokenReader {
  private final byte[] bytes;
  private final int end;
  private final NameCursor names;
  private final TokenSink sink;
  private final LineContext line = new LineContext();
  private int at;

  TokenReader(byte[] bytes, int from, int to, NameCursor names, TokenSink sink) {
    this.bytes = bytes;
    this.at = from;
    this.end = to;
    this.names = names;
    this.sink = sink;
  }

  void read() {
    while (at < end) {
      byte c = bytes[at];
      if (c == '\n' || c == '\r') {
        line.begin();
        at++;
      } else if (c == ' ' || c == '\t') {
        at++;
      } else if (c == '/' && peek(1) == '/') {
        at = add(at, Words.lineEnd(bytes, at), TokenKind.COMMENT, 0);
      } else if (c == '"') {
        string();
      } else if (Words.isPrefix(c)) {
        name(c);
      } else if (isDigit(c) || c == '-' && isDigit(peek(1))) {
        number();
      } else if (Words.isPart(c)) {
        word();
      } else {
        at += line.punctuation(c, peek(1));
      }
    }
  }

  private byte peek(int distance) {
    return at + distance < bytes.length ? bytes[at + distance] : 0;
  }

  private static boolean isDigit(byte c) {
    return c >= '0' && c <= '9';
  }

  private int add(int start, int stop, TokenKind kind, int modifiers) {
    sink.add(start, stop, kind, modifiers);
    return stop;
  }

  private void string() {
    int stop = Words.stringEnd(bytes, at);
    if (names.isOperationAt(at)) {
      operation(at + 1, bytes[stop - 1] == '"' ? stop - 1 : stop);
    } else {
      add(at, stop, TokenKind.STRING, 0);
    }
    at = stop;
    line.word();
  }

  /** Adds the dialect and the name of an operation. */
  private void operation(int start, int stop) {
    int dot = start;
    while (dot < stop && bytes[dot] != '.') {
      dot++;
    }
    if (dot > start && dot < stop) {
      add(start, dot, TokenKind.DIALECT, 0);
    }
    add(dot < stop ? dot + 1 : start, stop, TokenKind.OPERATION, 0);
  }

  // ---- names with a prefix -----------------------------------------------------------------------------------------

  private void name(byte prefix) {
    int stop = Words.end(bytes, at);
    Occurrence name = names.nameAt(at);
    int modifiers = name != null && name.isDefinition() ? TokenKind.DEFINITION : 0;
    switch (prefix) {
      case '%' -> {
        TokenKind kind = isArgument(name, stop) ? TokenKind.BLOCK_ARGUMENT : TokenKind.VALUE;
        stop = stop < end && bytes[stop] == '#' ? Words.end(bytes, stop) : stop; // one of several results
        add(at, stop, kind, modifiers);
        line.value();
      }
      case '^' -> add(at, stop, TokenKind.BLOCK, modifiers);
      case '!' -> add(at, stop, TokenKind.TYPE, modifiers);
      case '#' -> add(at, stop, name == null ? TokenKind.ATTRIBUTE : TokenKind.ATTRIBUTE_ALIAS, modifiers);
      default -> symbol(name != null && name.entity().subject() instanceof Operation op ? op : null, stop, modifiers);
    }
    if (prefix != '%') {
      line.word();
    }
    at = stop;
  }

  private boolean isArgument(@Nullable Occurrence name, int stop) {
    return name == null || name.entity().subject() == null
        ? names.isArgument(at, stop) : name.entity().subject() instanceof BlockArgument;
  }

  private void symbol(@Nullable Operation op, int stop, int modifiers) {
    if (op == null || op.implementsInterface(FunctionOpInterface.class)) {
      add(at, stop, TokenKind.FUNCTION, modifiers);
    } else if (op.hasTrait(Trait.SYMBOL_TABLE)) {
      add(at, stop, TokenKind.DIALECT, modifiers);
    } else {
      add(at, stop, TokenKind.VALUE, modifiers | TokenKind.STATIC);
    }
  }

  // ---- numbers and words -------------------------------------------------------------------------------------------

  private void number() {
    int stop = digitsEnd(bytes[at] == '-' ? at + 1 : at);
    boolean isZero = stop - at == 1 && bytes[at] == '0';
    if (stop < end && bytes[stop] == 'x' && !(isZero && beginsHexadecimal(stop + 1))) {
      at = add(at, stop, TokenKind.NUMBER, 0) + 1; // the number of a shape
      line.dimension();
      return;
    }
    if (stop < end && bytes[stop] == 'x') {
      stop++;
      while (isHexadecimal(stop)) {
        stop++;
      }
    } else if (stop + 1 < end && bytes[stop] == '.' && isDigit(bytes[stop + 1])) {
      stop = exponentEnd(digitsEnd(stop + 1));
    } else if (stop < end && bytes[stop] == '.') {
      stop = exponentEnd(stop + 1);
    }
    at = add(at, stop, TokenKind.NUMBER, 0);
    line.number();
  }

  private int digitsEnd(int from) {
    int stop = from;
    while (stop < end && isDigit(bytes[stop])) {
      stop++;
    }
    return stop;
  }

  private int exponentEnd(int from) {
    boolean isExponent = from < end && (bytes[from] == 'e' || bytes[from] == 'E');
    int sign = isExponent && from + 1 < end && (bytes[from + 1] == '-' || bytes[from + 1] == '+') ? 1 : 0;
    int stop = isExponent ? digitsEnd(from + 1 + sign) : from;
    return stop > from + 1 + sign ? stop : from;
  }

  private boolean isHexadecimal(int index) {
    return index < end && Character.digit(bytes[index], 16) >= 0;
  }

  /** Where a shape may stand, {@code 0xf32} begins one, and {@code 0x7F80} does not. */
  private boolean beginsHexadecimal(int from) {
    if (!line.isInShape()) {
      return isHexadecimal(from);
    }
    int stop = from;
    while (isHexadecimal(stop) && bytes[stop] < 'a') {
      stop++;
    }
    return stop > from + 1 && (stop == end || !Words.isPart(bytes[stop]));
  }

  private void word() {
    int stop = Words.end(bytes, at);
    if (names.isOperationAt(at)) {
      operation(at, stop);
    } else {
      String word = new String(bytes, at, stop - at, StandardCharsets.ISO_8859_1);
      int next = stop;
      while (next < end && (bytes[next] == ' ' || bytes[next] == '\t')) {
        next++;
      }
      TokenKind kind = kind(word, next < end ? bytes[next] : (byte) '\n', next + 1 < end ? bytes[next + 1] : 0);
      if (kind == TokenKind.OPERATION) {
        operation(at, stop);
      } else {
        add(at, stop, kind, 0);
      }
    }
    at = stop;
    line.word();
  }

  private TokenKind kind(String word, byte next, byte afterNext) {
    if (line.isInAffine()) {
      return BuiltinWords.isOfAffineExpression(word) ? TokenKind.KEYWORD : TokenKind.BLOCK_ARGUMENT;
    }
    if (BuiltinWords.isAffine(word) && next == '<') {
      line.beginAffine();
      return TokenKind.KEYWORD;
    }
    if (next == '=' && afterNext != '=') {
      return TokenKind.ATTRIBUTE_NAME;
    }
    if (BuiltinWords.isType(word, next == '<')) {
      return TokenKind.TYPE;
    }
    boolean endsEntry = next == ',' || next == '}';
    boolean hasDot = word.indexOf('.') >= 0;
    if (line.isStatement() && !endsEntry && (hasDot || BuiltinWords.isShortOperation(word))) {
      return TokenKind.OPERATION;
    }
    return hasDot || endsEntry && line.isEntry() ? TokenKind.ATTRIBUTE_NAME : TokenKind.KEYWORD;
  }
}
