// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RandomProgramTest {

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "MATH", "VECTORS"}, mode = EnumSource.Mode.EXCLUDE)
  void generate_seed_determinesProgram(Profile profile) {
    Set<String> programs = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      String program = RandomProgram.generate(profile, seed);
      assertThat(RandomProgram.generate(profile, seed)).isEqualTo(program);
      programs.add(program);
    }
    assertThat(programs).hasSize(50);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "MATH", "VECTORS"}, mode = EnumSource.Mode.EXCLUDE)
  void generate_anyProfile_hasMainAndBalancedRegions(Profile profile) {
    for (long seed = 0; seed < 50; seed++) {
      String program = RandomProgram.generate(profile, seed);
      assertThat(program).contains("func.func @main() -> i64 {");
      assertThat(program.chars().filter(c -> c == '{').count())
          .isEqualTo(program.chars().filter(c -> c == '}').count());
    }
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "MATH", "VECTORS"}, mode = EnumSource.Mode.EXCLUDE)
  void generate_largerSize_givesLargerProgram(Profile profile) {
    long small = 0;
    long big = 0;
    for (long seed = 0; seed < 20; seed++) {
      small += RandomProgram.generate(profile, seed, 3).length();
      big += RandomProgram.generate(profile, seed, 60).length();
    }
    assertThat(big).isGreaterThan(small);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"BRANCHES", "LOOPS"})
  void generate_profileWithoutRegions_hasNoRegions(Profile profile) {
    for (long seed = 0; seed < 50; seed++) {
      assertThat(RandomProgram.generate(profile, seed)).doesNotContain("scf.");
    }
  }
}
