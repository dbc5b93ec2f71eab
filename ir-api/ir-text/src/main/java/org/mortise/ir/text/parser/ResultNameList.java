// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.math.BigInteger;
import java.util.Arrays;

/** The names on the left of {@code =}, with their positions and numbers of values. */
final class ResultNameList {
  static final ResultNameList NONE = new ResultNameList();

  private Name[] names = new Name[1];
  private int[] positions = new int[1];
  private int[] counts = new int[1];
  private int size;
  private long total;

  /** The count is unsigned. */
  void add(Name name, int position, long count) {
    if (size == names.length) {
      names = Arrays.copyOf(names, size * 2);
      positions = Arrays.copyOf(positions, size * 2);
      counts = Arrays.copyOf(counts, size * 2);
    }
    names[size] = name;
    positions[size] = position;
    counts[size++] = count >>> Integer.SIZE - 1 == 0 ? (int) count : Integer.MAX_VALUE;
    total = Long.compareUnsigned(count, -1 - total) > 0 ? -1 : total + count;
  }

  int size() {
    return size;
  }

  /** The number of values denoted by the names, unsigned, with saturation. */
  long total() {
    return total;
  }

  Name name(int i) {
    return names[i];
  }

  int position(int i) {
    return positions[i];
  }

  int count(int i) {
    return counts[i];
  }

  /** Parses names up to the {@code =}. */
  static ResultNameList parse(ParseState state) {
    ResultNameList results = new ResultNameList();
    do {
      Name name = state.tokenName();
      int at = state.lexer.start;
      state.expect(Token.PERCENT_ID, "expected valid ssa identifier");
      results.add(name, at, state.accept(Token.COLON) ? parseNumber(state) : 1);
    } while (state.accept(Token.COMMA));
    state.expect(Token.EQUAL, "expected '=' after SSA name");
    return results;
  }

  private static long parseNumber(ParseState state) {
    if (state.lexer.kind != Token.INTEGER) {
      throw state.wrongToken("expected integer number of results");
    }
    BigInteger number = Numbers.integer(state.spelling());
    long count = number.bitLength() <= Long.SIZE ? number.longValue() : 0;
    if (count == 0) {
      throw state.errorHere("expected named operation to have at least 1 result");
    }
    state.lexer.advance();
    return count;
  }
}
