// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.records;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A dag of TableGen, {@code (operator:$name argument, ...)}.
 *
 * @param operator the operator
 * @param name the name after the operator; empty if it has none
 */
public record Dag(TableRecord operator, String name, List<Argument> arguments) {
  /**
   * An argument: a record, a dag, a text, or, if it has neither, only a name.
   *
   * @param name the name after {@code $}; empty if it has none
   * @param record the value if it is a record, or null
   * @param dag the value if it is a dag, or null
   * @param text the value if it is a string or number, or empty
   */
  public record Argument(String name, @Nullable TableRecord record, @Nullable Dag dag, String text) {}
}
