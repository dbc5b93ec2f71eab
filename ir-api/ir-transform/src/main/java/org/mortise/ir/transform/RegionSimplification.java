// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Locale;

/** How much of the control flow of regions is simplified. */
public enum RegionSimplification {
  /** Nothing. */
  DISABLED,
  /** Unreachable blocks, dead operations and dead block arguments go. */
  NORMAL,
  /** Also merges identical blocks, and replaces block arguments that always receive the same value. */
  AGGRESSIVE;

  /** Returns the description for help texts. */
  public String meaning() {
    return switch (this) {
      case DISABLED -> "Don't run any control-flow simplification.";
      case NORMAL -> "Perform simple control-flow simplifications (e.g. dead args elimination).";
      case AGGRESSIVE -> "Perform aggressive control-flow simplification (e.g. block merging).";
    };
  }

  /** The word in options. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
