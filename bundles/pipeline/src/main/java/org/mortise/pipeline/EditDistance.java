// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

/**
 * Computes the number of letters to insert, delete or change to turn one word into another. Exchanged letters count
 * twice. See Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals", 1966.
 */
public final class EditDistance {
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
}
