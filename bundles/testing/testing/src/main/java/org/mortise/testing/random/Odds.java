// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.Random;

/**
 * The probability of a random choice. There are few levels, since only two properties matter: each construct must occur
 * in some dozen programs of a test for each profile, and none may occur so often that its differences hide those of
 * other constructs, since the comparison of a program ends at its first difference.
 */
enum Odds {
  /** For constructs that prevent further comparison, or that MLIR often rejects. */
  RARELY(5),
  /** For special cases of a construct, such as an index that is out of bounds. */
  SELDOM(12),
  SOMETIMES(30),
  EVENLY(50),
  /** For the main case, without which a program rarely uses its own values. */
  MOSTLY(65),
  /** For the case that leads to more statements, where the other case ends a block or a list. */
  NEARLY_ALWAYS(80);

  private final int percent;

  Odds(int percent) {
    this.percent = percent;
  }

  boolean happens(Random random) {
    return random.nextInt(100) < percent;
  }
}
