// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokensEdit;

/**
 * Tokens in the form of the protocol, five numbers for each, in a compact form: a number below 128 takes one byte.
 * Immutable after the last call of {@link #append}.
 */
final class EncodedTokens {
  /** The numbers of a token. */
  private static final int NUMBERS = 5;
  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private byte[] bytes = new byte[256];
  private int length;

  /** Appends a number that is not negative. */
  void append(int number) {
    if (length + NUMBERS > bytes.length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
    int rest = number;
    while (rest >= MORE) {
      bytes[length++] = (byte) (rest | MORE);
      rest >>>= BITS;
    }
    bytes[length++] = (byte) rest;
  }

  /** Releases the memory that has been reserved for more numbers. */
  EncodedTokens finished() {
    bytes = Arrays.copyOf(bytes, length);
    return this;
  }

  List<Integer> numbers() {
    return numbers(0, length);
  }

  private List<Integer> numbers(int from, int to) {
    int[] decoded = new int[count(from, to)];
    int at = from;
    for (int i = 0; i < decoded.length; i++) {
      int shift = 0;
      while (bytes[at] < 0) {
        decoded[i] |= (bytes[at++] & MORE - 1) << shift;
        shift += BITS;
      }
      decoded[i] |= bytes[at++] << shift;
    }
    return new AbstractList<>() {
      @Override
      public Integer get(int index) {
        return decoded[index];
      }

      @Override
      public int size() {
        return decoded.length;
      }
    };
  }

  /** Returns the count of the numbers that end in a part. */
  private int count(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += bytes[i] >= 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns the edit, of whole tokens, that turns these tokens into {@code newer}; an empty list if they are equal. */
  List<SemanticTokensEdit> changesTo(EncodedTokens newer) {
    int first = Arrays.mismatch(bytes, 0, length, newer.bytes, 0, newer.length);
    if (first < 0) {
      return List.of();
    }
    int start = tokenStart(first);
    int most = Math.min(length, newer.length) - start;
    int kept = 0;
    while (kept < most && bytes[length - kept - 1] == newer.bytes[newer.length - kept - 1]) {
      kept++;
    }
    int numbers = count(length - kept, length);
    while (kept > 0 && (numbers % NUMBERS != 0 || !endsNumber(length - kept)
        || !newer.endsNumber(newer.length - kept))) {
      numbers -= bytes[length - kept] >= 0 ? 1 : 0; // the beginning is inside a token
      kept--;
    }
    return List.of(new SemanticTokensEdit(
        count(0, start), count(start, length - kept), newer.numbers(start, newer.length - kept)));
  }

  /** Returns the beginning of the token that includes a byte. */
  private int tokenStart(int offset) {
    int start = offset;
    int numbers = count(0, offset);
    while (numbers % NUMBERS != 0 || !endsNumber(start)) {
      start--;
      numbers -= bytes[start] >= 0 ? 1 : 0;
    }
    return start;
  }

  /** Returns whether no number includes the bytes on both sides of an offset. */
  private boolean endsNumber(int offset) {
    return offset == 0 || bytes[offset - 1] >= 0;
  }
}
