// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Dialect;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.execution.DialectExecution;

/** Checks that the meanings of a dialect are complete. */
public final class DialectCoverage {
  private DialectCoverage() {}

  /**
   * Asserts that each operation is in the table, computed by a declared function, or listed.
   *
   * @param others operations without own semantics: terminators and justified exceptions
   */
  public static void assertComplete(DialectExecution execution, Dialect dialect, Set<String> others) {
    Set<String> table = new TreeSet<>();
    execution.names().forEach(table::add);
    assertThat(execution.getClass().getAnnotation(Serves.class).value())
        .containsExactly(dialect.namespace() + Serves.WHOLE_DIALECT);
    assertThat(table).noneMatch(name -> isComputed(dialect, name));
    assertThat(others).noneMatch(table::contains);
    Set<String> known = new TreeSet<>(table);
    known.addAll(others);
    dialect.operationNames().stream().filter(name -> isComputed(dialect, name)).forEach(known::add);
    assertThat(dialect.operationNames()).containsExactlyInAnyOrderElementsOf(known);
  }

  private static boolean isComputed(Dialect dialect, String name) {
    return dialect.operation(name) instanceof OpDefinition definition && definition.computation() != null;
  }
}
