// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

/** The meaning that the earlier tokens of a line give to the next one. */
final class LineContext {
  private static final int DEEPEST = 64;

  private final byte[] brackets = new byte[DEEPEST];
  private int depth;
  /** The depth at which an affine map or set began, or -1. */
  private int affine;
  private boolean isStatement;
  private byte last;

  LineContext() {
    begin();
  }

  void begin() {
    depth = 0;
    affine = -1;
    isStatement = true;
    last = '\n';
  }

  /** Returns whether an operation may begin here: after at most the names of results, or after a brace. */
  boolean isStatement() {
    return isStatement;
  }

  /** Returns whether an entry of a dictionary of attributes may begin here. */
  boolean isEntry() {
    boolean isBetween = last == '{' || last == ',' || last == '\n';
    return isBetween && (depth == 0 || brackets[Math.min(depth, DEEPEST) - 1] == '{');
  }

  /** Returns whether a number here would be a dimension of a shape. */
  boolean isInShape() {
    return last == '<' || last == 'x';
  }

  boolean isInAffine() {
    return affine >= 0;
  }

  /** Records that the following angle brackets contain an affine map or set. */
  void beginAffine() {
    affine = depth;
  }

  void value() {
    last = '%';
  }

  void number() {
    last = '0';
  }

  void dimension() {
    last = 'x';
  }

  void word() {
    last = 'a';
    isStatement = false;
  }

  /** Records a punctuation byte. Returns the number of bytes of its token. */
  int punctuation(byte c, byte next) {
    boolean isDimension = next == 'x' && (c == '?' || c == '*' || c == ']');
    if (c == '-' && next == '>' || c == '>' && next == '=') {
      last = '-';
      isStatement = false;
      return 2;
    }
    if (c == '(' || c == '[' || c == '<' || c == '{') {
      if (depth < DEEPEST) {
        brackets[depth] = c;
      }
      depth++;
    } else if (c == ')' || c == ']' || c == '>' || c == '}') {
      depth = Math.max(0, depth - 1);
      affine = depth <= affine ? -1 : affine;
    }
    isStatement = c == '{' || isStatement && (c == '=' || c == ',' || c == ':');
    last = isDimension ? (byte) 'x' : c;
    return isDimension ? 2 : 1;
  }
}
