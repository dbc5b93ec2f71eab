// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

/** The relation between the memory that two values point to. */
public enum AliasResult {
  /** The memory of the two values is disjoint. */
  NO("NoAlias"),
  /** Nothing is known about the relation. */
  MAY("MayAlias"),
  /** The memory of the two values overlaps, but has different start addresses. */
  PARTIAL("PartialAlias"),
  /** The memory of the two values has the same start address. */
  MUST("MustAlias");

  private final String text;

  AliasResult(String text) {
    this.text = text;
  }

  /** Returns the result that covers both this result and {@code other}. */
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
