// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

/** The accesses of an operation to the memory of a value. */
public enum ModRefResult {
  NONE("NoModRef"),
  /** The memory may be read. */
  REF("Ref"),
  /** The memory may be written. */
  MOD("Mod"),
  MOD_REF("ModRef");

  private final String text;

  ModRefResult(String text) {
    this.text = text;
  }

  /** Returns whether the memory may be read. */
  public boolean isRef() {
    return (ordinal() & REF.ordinal()) != 0;
  }

  /** Returns whether the memory may be written. */
  public boolean isMod() {
    return (ordinal() & MOD.ordinal()) != 0;
  }

  /** Returns the accesses that this result or {@code other} permits. */
  public ModRefResult union(ModRefResult other) {
    return values()[ordinal() | other.ordinal()];
  }

  /** Returns the accesses that both this result and {@code other} permit. */
  public ModRefResult intersect(ModRefResult other) {
    return values()[ordinal() & other.ordinal()];
  }

  /** Returns MLIR's name of the result, which the test passes print. */
  @Override
  public String toString() {
    return text;
  }
}
