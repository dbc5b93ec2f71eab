// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Dialect;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;

/** Checks that the meanings of a dialect are complete. */
public final class DialectCoverage {
  private DialectCoverage() {}

  /**
   * Checks that {@link Serves} names the operations of the table, and that all others are listed.
   *
   * @param others operations without a meaning of their own: ends of regions, and those with a reason
   */
  public static void assertComplete(DialectExecution execution, Dialect dialect, Set<String> others) {
    Set<String> table = new TreeSet<>();
    execution.names().forEach(table::add);
    assertThat(execution.getClass().getAnnotation(Serves.class).value()).containsExactlyInAnyOrderElementsOf(table);
    assertThat(others).noneMatch(table::contains);
    Set<String> known = new TreeSet<>(table);
    known.addAll(others);
    assertThat(dialect.operationNames()).containsExactlyInAnyOrderElementsOf(known);
  }
}
