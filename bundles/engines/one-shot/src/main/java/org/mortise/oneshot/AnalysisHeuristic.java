// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import org.jspecify.annotations.Nullable;

/** The order in which operations are analyzed. Earlier operations are more likely to be bufferized in place. */
public enum AnalysisHeuristic {
  BOTTOM_UP("bottom-up"),
  TOP_DOWN("top-down"),
  /** First the definitions of values yielded by terminators, inner regions first, then all others from the end. */
  BOTTOM_UP_FROM_TERMINATORS("bottom-up-from-terminators"),
  /** A random order, for tests. */
  FUZZER("fuzzer");

  private final String text;

  AnalysisHeuristic(String text) {
    this.text = text;
  }

  /** Returns the heuristic with the textual name {@code text}; null if there is none. */
  public static @Nullable AnalysisHeuristic of(String text) {
    for (AnalysisHeuristic heuristic : values()) {
      if (heuristic.text.equals(text)) {
        return heuristic;
      }
    }
    return null;
  }
}
