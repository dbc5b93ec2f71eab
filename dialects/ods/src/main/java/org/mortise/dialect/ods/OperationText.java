// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.MlirVersion;

/**
 * What an {@code ods.operation} states.
 *
 * @param name the full name of the operation
 * @param keys the strings and lists of strings
 * @param since the first version of MLIR that has it
 * @param location the place of the definition
 */
record OperationText(String name, Map<String, Object> keys, MlirVersion since, Location location) {
  boolean has(String key) {
    return keys.containsKey(key);
  }

  /** Returns a list; empty if it is not stated. */
  @SuppressWarnings("unchecked")
  List<String> list(String key) {
    return keys.get(key) instanceof List<?> list ? (List<String>) list : List.of();
  }

  /** Returns a string; null if it is not stated. */
  @Nullable String text(String key) {
    return keys.get(key) instanceof String text ? text : null;
  }
}
