// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jline.reader.Candidate;
import org.junit.jupiter.api.Test;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;

class FlagCompletionTest {
  private static final FlagTable TABLE = new FlagTable("run", "", "", "", 1, List.of(
      Flag.choice("engine", "fast", "The engine", "fast", "", "slow", ""),
      Flag.text("entry", "name", null, "The function").alsoNamed("e").naming(Flag.Names.FUNCTION),
      Flag.action("leaks", "Leaks"), Flag.onOff("secret", false, "").hidden(),
      Flag.list("facts", "analysis", Flag.Names.ANALYSES, "Facts")));

  private static List<String> candidates(String before, String word) {
    return new FlagCompletion(TABLE, names -> switch (names) {
      case FUNCTION -> List.of("main", "f");
      case ANALYSES -> List.of("ranges", "signs");
      default -> List.of();
    }).candidates(before, word).stream().map(Candidate::value).toList();
  }

  @Test
  void candidates_flag_areTheFlagsWithEqualsSigns() {
    assertThat(candidates("in.mlir", "--e")).containsExactly("--engine=", "--entry=", "--leaks", "--facts");
  }

  @Test
  void candidates_valueAfterEqualsSign_areTheValues() {
    assertThat(candidates("", "--engine=f")).containsExactly("--engine=fast", "--engine=slow");
    assertThat(candidates("", "--leaks=")).isEmpty();
  }

  @Test
  void candidates_nextArgument_areTheValues() {
    assertThat(candidates("--engine", "")).containsExactly("fast", "slow");
  }

  @Test
  void candidates_entry_areTheFunctions() {
    assertThat(candidates("", "--entry=")).containsExactly("--entry=main", "--entry=f");
    assertThat(candidates("-e", "m")).containsExactly("main", "f");
  }

  @Test
  void candidates_listOfNames_completesLastName() {
    assertThat(candidates("", "--facts=ranges,s"))
        .containsExactly("--facts=ranges,ranges", "--facts=ranges,signs");
  }
}
