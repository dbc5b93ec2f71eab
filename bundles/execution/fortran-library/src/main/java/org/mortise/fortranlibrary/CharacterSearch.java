// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

/** Positions in characters, which are counted from 1; 0 stands for none. */
final class CharacterSearch {
  private CharacterSearch() {}

  /** Returns where other characters are in a text. */
  static int index(String text, String wanted, boolean isBackwards) {
    return 1 + (isBackwards ? text.lastIndexOf(wanted) : text.indexOf(wanted));
  }

  /** Returns the first or last position of a character that is in the set, or not in the set. */
  static int find(String text, String set, boolean isInSet, boolean isBackwards) {
    for (int i = 1; i <= text.length(); i++) {
      int position = isBackwards ? text.length() + 1 - i : i;
      if (set.indexOf(text.charAt(position - 1)) >= 0 == isInSet) {
        return position;
      }
    }
    return 0;
  }
}
