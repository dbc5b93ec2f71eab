// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Locale;

/** How bad a diagnostic is. */
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
