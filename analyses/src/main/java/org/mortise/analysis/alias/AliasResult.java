// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

/** What is known of the memory that two values point to. */
public enum AliasResult {
  /** It has nothing in common. */
  NO("NoAlias"),
  /** Nothing is known. */
  MAY("MayAlias"),
  /** It overlaps, but does not begin at the same place. */
  PARTIAL("PartialAlias"),
  /** It begins at the same place. */
  MUST("MustAlias");

  private final String text;

  AliasResult(String text) {
    this.text = text;
  }

  /** What is known if either this or {@code other} is the case. */
  public AliasResult merge(AliasResult other) {
    if (this == other) {
      return this;
    }
    boolean overlap = compareTo(MAY) > 0 && other.compareTo(MAY) > 0;
    return overlap ? PARTIAL : MAY;
  }

  /** Returns MLIR's name of the result, which the test passes print. */
  @Override
  public String toString() {
    return text;
  }
}
