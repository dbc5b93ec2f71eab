// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Locale;

/** The kind of a loop of a structured operation. */
public enum IteratorType {
  /** The iterations are independent of each other. */
  PARALLEL,

  /** The iterations combine values into the same output elements. */
  REDUCTION;

  /** Returns the type of that name, such as {@code parallel}. */
  public static IteratorType of(String keyword) {
    return valueOf(keyword.toUpperCase(Locale.ROOT));
  }

  /** Returns the name in texts, such as {@code parallel}. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
