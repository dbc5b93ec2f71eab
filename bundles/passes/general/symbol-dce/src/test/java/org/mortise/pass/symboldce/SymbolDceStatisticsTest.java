// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.symboldce;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.testing.PassExecution;

/** Statistics of {@link SymbolDceFactory}. */
class SymbolDceStatisticsTest {
  @Test
  void run_deadSymbolsCallingEachOther_countsAll() {
    PassExecution execution = PassExecution.of(new SymbolDceFactory(), """
        func.func private @a() {
          call @b() : () -> ()
          return
        }
        func.func private @b() {
          call @a() : () -> ()
          return
        }
        func.func @kept() {
          return
        }
        """);

    assertThat(execution.count("num-dce'd")).isEqualTo(2);
  }
}
