// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

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
}
