// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.Locale;

/** An enumeration constant that programs write as a keyword. */
public interface Keyword {
  /** See {@link Enum#name()}. */
  String name();

  /** Returns the keyword; by default the name of the constant in lower case. */
  default String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
