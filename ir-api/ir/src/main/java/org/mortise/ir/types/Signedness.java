// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** Whether an integer type has a sign. */
public enum Signedness {
  /** Bits only; operations decide. Printed {@code i8}. */
  SIGNLESS("i"),
  /** Printed {@code si8}. */
  SIGNED("si"),
  /** Printed {@code ui8}. */
  UNSIGNED("ui");

  private final String prefix;

  Signedness(String prefix) {
    this.prefix = prefix;
  }

  /** Returns the text before the width. */
  public String prefix() {
    return prefix;
  }
}
