// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.jline.reader.Candidate;
import org.junit.jupiter.api.Test;
import org.mortise.pipeline.CommandLineTool;

class FlagCompletionTest {
  private static final CommandLineTool TOOL = new CommandLineTool() {
    @Override
    public String name() {
      return "run";
    }

    @Override
    public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
      return 0;
    }

    @Override
    public List<String> flags() {
      return List.of("--engine", "--entry", "--leaks", "-e");
    }

    @Override
    public List<String> flagsWithValue() {
      return List.of("--engine", "--entry", "-e");
    }

    @Override
    public List<String> values(String flag) {
      return flag.equals("--engine") ? List.of("fast", "slow") : List.of();
    }
  };

  private static List<String> candidates(String before, String word) {
    return FlagCompletion.of(TOOL, () -> List.of("main", "f")).candidates(before, word).stream()
        .map(Candidate::value).toList();
  }

  @Test
  void candidates_flag_areTheFlagsWithEqualsSigns() {
    assertThat(candidates("in.mlir", "--e")).containsExactly("--engine=", "--entry=", "--leaks", "-e");
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
}
