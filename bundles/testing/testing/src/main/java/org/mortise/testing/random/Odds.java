// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/**
 * How often a random choice is taken. There are few levels, because the tests need only two things. Each construct must
 * occur in the programs of a test (some dozen for each profile). And none may occur in so many programs that its
 * differences hide differences of other constructs, since the first difference of a program ends its comparison.
 */
enum Odds {
  /** For constructs after which little else can be compared, or which the reference often rejects. */
  RARELY(5),
  /** For special cases of a construct, such as an index that is out of bounds. */
  SELDOM(12),
  SOMETIMES(30),
  EVENLY(50),
  /** For the case without which a program has few uses of its own values. */
  MOSTLY(65),
  /** For the case that leads to more statements, where the other case ends a block or a list. */
  NEARLY_ALWAYS(80);

  private final int percent;

  Odds(int percent) {
    this.percent = percent;
  }

  int percent() {
    return percent;
  }
}
