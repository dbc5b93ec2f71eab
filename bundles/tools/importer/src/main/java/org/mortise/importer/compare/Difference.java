// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import org.jspecify.annotations.Nullable;

/**
 * A difference between our definitions and MLIR's.
 *
 * @param definition the operation, {@code memref.alloc}; a type, {@code !quant.any}; or an attribute, {@code #gpu.dim}
 * @param part the part that differs, such as {@code operand source}; {@code definition} if one side has no such
 *     definition at all
 * @param ours the value in our definition; null if it has none
 * @param theirs the value in MLIR's definition; null if it has none
 */
public record Difference(String definition, String part, @Nullable String ours, @Nullable String theirs) {
  /** The part that stands for the definition as a whole. */
  static final String WHOLE = "definition";

  /** Returns the difference as a line of the list: {@code definition | part | what differs}. */
  @Override
  public String toString() {
    return definition + " | " + part + " | " + detail();
  }

  private String detail() {
    if (ours == null) {
      return theirs == null || theirs.isEmpty() ? "missing" : "missing: " + theirs;
    }
    if (theirs == null) {
      return ours.isEmpty() ? "only ours" : "only ours: " + ours;
    }
    return "ours: " + ours + "; MLIR's: " + theirs;
  }
}
