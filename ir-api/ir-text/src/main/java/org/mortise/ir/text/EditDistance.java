// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.jspecify.annotations.Nullable;

/**
 * Computes the number of characters to insert, delete or change to turn one word into another. Two exchanged letters
 * count as two changes. See Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals",
 * 1966.
 */
public final class EditDistance {
  /** Words up to this length are too short to tolerate two exchanged letters. */
  private static final int SHORT = 3;

  private EditDistance() {}

  /** Returns the distance between two words. Costs the product of their lengths. */
  public static int between(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int k = 0; k < row.length; k++) {
      row[k] = k;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int k = 1; k < row.length; k++) {
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(k - 1) ? 0 : 1);
        diagonal = row[k];
        row[k] = Math.min(changed, 1 + Math.min(row[k], row[k - 1]));
      }
    }
    return row[row.length - 1];
  }

  /**
   * Returns the candidate that is most similar to a word; null if more than a third of the letters differ in each,
   * except for two exchanged letters. A candidate of several words that ends with the word, such as a name with its
   * dialect's prefix, is more similar. Ties go to the first. Costs the product of the word's length and the total
   * length of all candidates.
   */
  public static @Nullable String nearest(String word, Iterable<String> candidates) {
    String best = null;
    int least = Math.max(word.length() > SHORT ? 2 : 1, word.length() / 3) + 1;
    for (String candidate : candidates) {
      boolean isSuffix = word.length() > SHORT && candidate.endsWith("-" + word);
      int distance = isSuffix ? 1 : between(candidate, word);
      if (distance < least) {
        best = candidate;
        least = distance;
      }
    }
    return best;
  }
}
