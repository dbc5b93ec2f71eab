// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BrokenProgramTest {

  @Test
  void breakProgram_anySeed_changesProgram() {
    String program = RandomProgram.generate(Profile.MIXED, 5);
    for (long seed = 0; seed < 200; seed++) {
      assertThat(BrokenProgram.apply(program, new Random(seed))).isNotEqualTo(program).endsWith("\n");
    }
  }

  @Test
  void breakProgram_sameSeed_isDeterministic() {
    String program = RandomProgram.generate(Profile.MIXED, 5);
    for (long seed = 0; seed < 50; seed++) {
      assertThat(BrokenProgram.of(program, seed)).isEqualTo(BrokenProgram.of(program, seed));
    }
  }
}
