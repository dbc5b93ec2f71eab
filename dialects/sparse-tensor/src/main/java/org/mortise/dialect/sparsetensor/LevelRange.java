// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.AsmParser;

/**
 * Some levels that follow each other: {@code 0 to 2}, or {@code 1} for a single one.
 *
 * @param low the first level
 * @param high the level after the last one
 */
record LevelRange(long low, long high) {
  static LevelRange parse(AsmParser parser) {
    int position = parser.position();
    long low = parser.parseInteger();
    long high = parser.parseOptionalKeyword("to") ? parser.parseInteger() : low + 1;
    if (high <= low) {
      throw parser.error(position, "expect larger level upper bound than lower bound");
    }
    return new LevelRange(low, high);
  }

  /** Returns the number of levels. */
  long size() {
    return high - low;
  }

  @Override
  public String toString() {
    return size() == 1 ? Long.toString(low) : low + " to " + high;
  }
}
