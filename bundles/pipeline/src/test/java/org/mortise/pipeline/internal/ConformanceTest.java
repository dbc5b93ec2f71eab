// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Additive;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;

class ConformanceTest {
  private final Conformance conformance = new Conformance(Set.of("help", "o"));

  @Test
  void check_nameOfFlag_isRefused() {
    assertThat(conformance.check("help", this)).isEqualTo("the pipeline 'help' of " + getClass().getName()
        + " is ignored: a flag of mortise-opt has that name; rename it");
    assertThat(conformance.check("helper", this)).isNull();
  }

  @Test
  void check_malformedName_isRefused() {
    assertThat(conformance.check("bad name{}", this)).isEqualTo("the pipeline 'bad name{}' of " + getClass().getName()
        + " is ignored: its name is malformed; rename it, with letters, digits, '-', '_' and '.'");
  }

  @Test
  void accept_operationServedTwice_isRefusedUnlessInterfaceIsAdditive() {
    assertThat(conformance.accept(new First(), "first")).isNull();
    assertThat(conformance.accept(new Second(), "second")).isEqualTo("interface Single of 'toy.a' by "
        + Second.class.getName() + " is ignored: first serves it already; remove one of the two bundles, or the name"
        + " from @Serves");
    assertThat(conformance.accept(new FirstOfSeveral(), "first")).isNull();
    assertThat(conformance.accept(new SecondOfSeveral(), "second")).isNull();
  }

  @Test
  void checkServed_dialectOfStoppedBundle_reportedOnceWithRemedy() {
    List<String> problems = new ArrayList<>();
    conformance.accept(new First(), "first");
    conformance.accept(new FirstOfSeveral(), "second");
    conformance.checkServed(problems, namespace -> namespace + " 1.0.0 is installed and not started: start 7");

    assertThat(problems).containsExactly("dialect 'toy' is not available: toy 1.0.0 is installed and not started:"
        + " start 7 (2 interfaces of other bundles wait for it)");
  }

  @Test
  void checkServed_unknownDialect_reportedOnceForEachBundle() {
    List<String> problems = new ArrayList<>();
    conformance.accept(new First(), "first");
    conformance.accept(new FirstOfSeveral(), "first");
    conformance.checkServed(problems, namespace -> null);

    assertThat(problems).containsExactly("first: interface Several of 'toy.a' and 1 more for this dialect are ignored:"
        + " there is no dialect 'toy'; deploy the bundle that has it");
  }

  interface Single extends OpInterface {}

  @Additive
  interface Several extends OpInterface {}

  @Serves("toy.a")
  static final class First implements Single {}

  @Serves("toy.a")
  static final class Second implements Single {}

  @Serves("toy.a")
  static final class FirstOfSeveral implements Several {}

  @Serves("toy.a")
  static final class SecondOfSeveral implements Several {}
}
