// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;

class ManyFunctionsTest {
  private static final int COUNT = 600;

  /** More functions than the checked engine caches. */
  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void functions_ofLargeProgram_areExecutedAgainAndAgain(Engine engine) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < COUNT; i++) {
      text.append("""
          func.func @f%1$d(%%x: i64) -> i64 {
            %%c = arith.constant %1$d : i64
            %%r = arith.addi %%x, %%c : i64
            return %%r : i64
          }
          """.formatted(i));
    }
    Program program = Programs.of(text.toString());
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < COUNT; i++) {
        assertThat(Programs.call(program, engine, "f" + i, 1000L)).isEqualTo(List.of(1000L + i));
      }
    }
  }
}
