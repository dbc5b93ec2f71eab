// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

/** What an operation may do to the memory of a value. */
public enum ModRefResult {
  NONE("NoModRef"),
  /** It may be read. */
  REF("Ref"),
  /** It may be written. */
  MOD("Mod"),
  MOD_REF("ModRef");

  private final String text;

  ModRefResult(String text) {
    this.text = text;
  }

  public boolean isRef() {
    return (ordinal() & REF.ordinal()) != 0;
  }

  public boolean isMod() {
    return (ordinal() & MOD.ordinal()) != 0;
  }

  /** What may be done if the one or the other may be done. */
  public ModRefResult union(ModRefResult other) {
    return values()[ordinal() | other.ordinal()];
  }

  /** What may be done if both are right. */
  public ModRefResult intersect(ModRefResult other) {
    return values()[ordinal() & other.ordinal()];
  }

  /** Returns MLIR's name of the result, which the test passes print. */
  @Override
  public String toString() {
    return text;
  }
}
