// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * A version of MLIR whose text can be printed. In memory all programs are those of the newest version; a text of any of
 * these versions, and of those between them, can be read.
 */
public enum MlirVersion {
  /** MLIR 19.1, of 2024. */
  V19_1("19.1"),
  /** MLIR 22.1, of 2026. */
  V22_1("22.1");

  /** The version that is printed if none is stated. */
  public static final MlirVersion DEFAULT = V22_1;

  private final String number;

  MlirVersion(String number) {
    this.number = number;
  }

  /** Returns the version of a number such as {@code 22.1} or {@code 22}; null if there is none. */
  public static @Nullable MlirVersion of(String number) {
    for (MlirVersion each : values()) {
      if (each.number.equals(number) || each.number.startsWith(number + ".")) {
        return each;
      }
    }
    return null;
  }

  /** Returns whether this is the version of programs in memory. */
  public boolean isNewest() {
    return this == V22_1;
  }

  /** Returns the number, {@code 22.1}. */
  @Override
  public String toString() {
    return number;
  }
}
