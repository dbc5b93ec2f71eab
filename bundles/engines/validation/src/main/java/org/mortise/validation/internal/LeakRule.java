// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

/** The number of buffers that the target version of a program may leak. */
enum LeakRule {
  /** All: neither version frees any, as a later pass is going to insert the deallocations. */
  ALL,
  /** As many as the source version leaves. */
  AS_SOURCE,
  /** None: deallocations have been added. */
  NONE;

  /**
   * Returns the rule.
   *
   * @param before the number of operations of the source version that free memory
   * @param after the number of such operations of the target version
   */
  static LeakRule of(int before, int after) {
    return before == 0 && after == 0 ? ALL : after > before ? NONE : AS_SOURCE;
  }

  /** Returns the allowed number of leaks if the source version has {@code before} leaks. */
  int most(int before) {
    return switch (this) {
      case ALL -> Integer.MAX_VALUE;
      case AS_SOURCE -> before;
      case NONE -> 0;
    };
  }
}
