// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToolArgumentsTest {
  /** A tool that records its flags. */
  private static final class Recorded extends ToolArguments {
    private final List<String> flags = new ArrayList<>();

    Recorded(String... arguments) throws UsageException {
      super("some-tool");
      parseAll(arguments);
    }

    @Override
    protected boolean set(String name, Value value) throws UsageException {
      switch (name) {
        case "on" -> flags.add("on=" + value.isOn());
        case "name", "n" -> flags.add("name=" + value.text());
        case "count" -> flags.add("count=" + value.number(0, 9));
        case "form" -> flags.add("form=" + value.optionalText());
        default -> {
          return false;
        }
      }
      return true;
    }

    List<String> positional() {
      return files();
    }
  }

  private static void assertMistake(String message, String... arguments) {
    assertThatThrownBy(() -> new Recorded(arguments)).isInstanceOf(UsageException.class).hasMessage(message);
  }

  @Test
  void parse_valueAfterEqualsSignOrNext_isTheSame() throws UsageException {
    assertThat(new Recorded("--name=a", "-name", "b", "-n", "-c", "--name=").flags)
        .containsExactly("name=a", "name=b", "name=-c", "name=");
  }

  @Test
  void parse_switch_takesNoNextArgument() throws UsageException {
    Recorded parsed = new Recorded("--on", "file", "--on=false", "-on=1", "--form", "-", "--form=x");
    assertThat(parsed.flags).containsExactly("on=true", "on=false", "on=true", "form=null", "form=x");
    assertThat(parsed.positional()).containsExactly("file", "-");
  }

  @Test
  void parse_afterTwoDashes_nothingIsAFlag() throws UsageException {
    assertThat(new Recorded("--on", "--", "--on", "-x").positional()).containsExactly("--on", "-x");
  }

  @Test
  void parse_helpAndVersion_areKnown() throws UsageException {
    assertThat(new Recorded("-h").asksForHelp()).isTrue();
    assertThat(new Recorded("--help=false").asksForHelp()).isFalse();
    assertThat(new Recorded("--version").asksForVersion()).isTrue();
  }

  @Test
  void parse_mistakes_areReported() {
    assertMistake("Unknown command line argument '--wrong=1'.  Try: 'some-tool --help'", "--wrong=1");
    assertMistake("Unknown command line argument '--wrong'.  Try: 'some-tool --help'", "--wrong");
    assertMistake("for the --name option: requires a value!", "--name");
    assertMistake("for the --count=-1 option: '-1' is not a number of at least 0", "--count=-1");
    assertMistake("for the --count option: 'x' is not a number of at least 0", "--count", "x");
    assertMistake("for the --count=10 option: '10' is more than 9", "--count=10");
    assertMistake("for the --on=maybe option: 'maybe' is invalid value for boolean argument! Try 0 or 1", "--on=maybe");
  }
}
