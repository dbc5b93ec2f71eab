// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Locale;

/** The severity of a diagnostic. */
public enum Severity {
  NOTE,
  REMARK,
  WARNING,
  ERROR;

  /** The word in the printed form. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
