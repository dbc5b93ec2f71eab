// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.Locale;

/** How much of the control flow of regions is simplified. */
public enum RegionSimplification {
  /** Nothing. */
  DISABLED,
  /** Unreachable blocks, dead operations and dead block arguments go. */
  NORMAL,
  /** Also, identical blocks are merged, and block arguments that always get the same value are replaced by it. */
  AGGRESSIVE;

  /** The word in options. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
