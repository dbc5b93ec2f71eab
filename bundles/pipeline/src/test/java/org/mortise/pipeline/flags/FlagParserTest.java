// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FlagParserTest {
  private static final Flag ON = Flag.onOff("on", false, "A switch");
  private static final Flag NAME = Flag.text("name", "text", "", "A name").alsoNamed("n");
  private static final Flag COUNT = Flag.count("count", "number", 7L, 2, "A number\nof at least 2").requiring("name");
  private static final Flag FORM = Flag.optionalText("form", "string", "usual", "A form");
  private static final Flag ALL = Flag.texts("all", "text", "Texts");
  private static final Flag LIST = Flag.list("list", "names", Flag.Names.PASSES, "Names");
  private static final Flag EACH = Flag.onOffOr(List.of("each"), "check", "A switch with a word");
  private static final Flag KIND = Flag.choice("kind", "a", "A choice", "a", "the first", "b", "the second");
  private static final Flag SECRET = Flag.onOff("secret", false, "Hidden").hidden();
  private static final FlagTable TABLE = new FlagTable("some-tool", "A tool", "some-tool FILE\nsome-tool", "Does it.",
      2, List.of(ON, NAME, COUNT, FORM, ALL, LIST, EACH, KIND, SECRET, Flag.HELP, Flag.VERSION));

  private static FlagValues parse(String... arguments) throws UsageException {
    return FlagParser.parse(TABLE, arguments);
  }

  private static void assertMistake(String message, String... arguments) {
    assertThatThrownBy(() -> parse(arguments)).isInstanceOf(UsageException.class).hasMessage(message);
  }

  @Test
  void parse_valueAfterEqualsSignOrNext_isTheSame() throws UsageException {
    assertThat(parse("--name=a").text(NAME)).isEqualTo("a");
    assertThat(parse("-name", "b").text(NAME)).isEqualTo("b");
    assertThat(parse("--name=a", "-n", "-c").text(NAME)).isEqualTo("-c");
    assertThat(parse("-n=a=b").text(NAME)).isEqualTo("a=b");
    assertThat(parse("--name=").isGiven(NAME)).isTrue();
    assertThat(parse().isGiven(NAME)).isFalse();
  }

  @Test
  void parse_switch_takesNoNextArgument() throws UsageException {
    FlagValues parsed = parse("--on", "file", "--form", "-");
    assertThat(parsed.isOn(ON)).isTrue();
    assertThat(parsed.text(FORM)).isEqualTo("usual");
    assertThat(parsed.files()).containsExactly("file", "-");
    assertThat(parse("--on", "-on=0").isOn(ON)).isFalse();
    assertThat(parse("--form=x").text(FORM)).isEqualTo("x");
    assertThat(parse().text(FORM)).isNull();
  }

  @Test
  void parse_switchWithWord_isOnWithIt() throws UsageException {
    assertThat(parse("--check=each").is(EACH, "each")).isTrue();
    assertThat(parse("--check=each").isOn(EACH)).isTrue();
    assertThat(parse("--check").is(EACH, "each")).isFalse();
    assertThat(parse("--check=false").isOn(EACH)).isFalse();
  }

  @Test
  void parse_repeatedFlags_lastCountsButListsGrow() throws UsageException {
    FlagValues parsed = parse("--count=2", "--count=3", "--all", "x,y", "--all=z", "--list=a,b", "--list=c", "-n", "n");
    assertThat(parsed.number(COUNT)).isEqualTo(3);
    assertThat(parsed.texts(ALL)).containsExactly("x,y", "z");
    assertThat(parsed.texts(LIST)).containsExactly("a", "b", "c");
    assertThat(parse().number(COUNT)).isEqualTo(7);
  }

  @Test
  void parse_version_mayBeAbbreviatedToItsFirstNumber() throws UsageException {
    Flag form = Flag.version("form", "22.1", "A version", "19.1", "old", "22.1", "new");
    assertThat(form.parse("19")).isEqualTo("19.1");
    assertThat(form.parse("22.1")).isEqualTo("22.1");
    for (String wrong : List.of("2", "22.", "21", "")) {
      assertThatThrownBy(() -> form.parse(wrong)).isInstanceOf(UsageException.class)
          .hasMessage("for the --form option: '" + wrong + "' is none of 19.1, 22.1");
    }
  }

  @Test
  void parse_afterTwoDashes_nothingIsAFlag() throws UsageException {
    assertThat(parse("--on", "--", "--on", "-x").files()).containsExactly("--on", "-x");
  }

  @Test
  void parse_helpAndVersion_areInformation() throws UsageException {
    assertThat(TABLE.information(parse("-h"), FlagTable.class)).isEqualTo("""
        OVERVIEW: A tool

        USAGE: some-tool FILE
               some-tool

        Does it.

        OPTIONS:

          --on              - A switch
          --name=<text>     - A name
          --count=<number>  - A number
                              of at least 2
          --form[=<string>]   - A form
          --all=<text>      - Texts
          --list=<names>    - Names
          --check           - A switch with a word
          --kind=<value>    - A choice
            =a              -   the first
            =b              -   the second
          --help            - Display available options
          --version         - Display the version of this program
        """);
    assertThat(TABLE.information(parse("--version"), FlagTable.class)).startsWith("some-tool ");
    assertThat(TABLE.information(parse("file"), FlagTable.class)).isNull();
    assertThat(parse("--help", "--wrnog").asksForHelp()).isTrue();
  }

  @Test
  void parse_mistakes_areReported() {
    String unknown = "Unknown command line argument '%s'.  Try: 'some-tool --help'\nsome-tool: Did you mean '%s'?";
    assertMistake(unknown.formatted("--nmae=1", "--name=1"), "--nmae=1");
    assertMistake(unknown.formatted("-onn", "--on"), "-onn");
    assertMistake("for the --name option: requires a value!", "--name");
    assertMistake("for the --count option: '1' is not a number of at least 2", "-n=a", "--count=1");
    assertMistake("for the --count option: 'x' is not a number of at least 2", "-n=a", "--count", "x");
    assertMistake("for the --count option: requires --name", "--count=5");
    assertMistake("for the --kind option: Cannot find option named 'c'!", "--kind=c");
    assertMistake("for the --help option: does not allow a value! '0' specified.", "--help=0");
    assertMistake("Too many positional arguments specified!\n"
        + "Can specify at most 2 positional arguments: See: some-tool --help", "a", "b", "c");
    assertMistake("for the --on option: 'x' is invalid value for boolean argument! Try 0 or 1\n"
        + "some-tool: for the --check option: 'x' is invalid value for boolean argument! Try 0 or 1",
        "--on=x", "--check=x");
  }

  @Test
  void firstFile_valuesOfFlags_areSkipped() {
    assertThat(TABLE.firstFile(List.of("--on", "-n", "a", "--other", "b"))).isEqualTo(4);
    assertThat(TABLE.firstFile(List.of("-n=a", "-"))).isEqualTo(1);
    assertThat(TABLE.firstFile(List.of("--name", "a"))).isEqualTo(-1);
    assertThat(TABLE.firstFile(List.of("--on", "--", "--on"))).isEqualTo(2);
    assertThat(TABLE.firstFile(List.of("--on", "--"))).isEqualTo(-1);
  }

  @Test
  void isOn_flagWithoutValue_isFalse() throws UsageException {
    assertThat(parse().isOn(FORM)).isFalse();
    assertThat(parse("--form").isOn(FORM)).isTrue();
  }

  @Test
  void parse_requiredSwitchIsOff_isAMistake() {
    Flag runs = Flag.count("runs", "number", 1L, 1, "A number").requiring("on");
    FlagTable table = new FlagTable("some-tool", "", "", "", 0, List.of(ON, runs));
    assertThatThrownBy(() -> FlagParser.parse(table, "--on=false", "--runs=3"))
        .isInstanceOf(UsageException.class).hasMessage("for the --runs option: requires --on");
  }

  @Test
  void parse_noVisibleFlag_suggestsNone() {
    FlagTable table = new FlagTable("some-tool", "", "", "", 0, List.of(SECRET));
    assertThatThrownBy(() -> FlagParser.parse(table, "--x")).isInstanceOf(UsageException.class)
        .hasMessage("Unknown command line argument '--x'.  Try: 'some-tool --help'");
  }

  @Test
  void table_nameOfTwoFlags_isRejected() {
    assertThatThrownBy(() -> new FlagTable("", "", "", "", 0, List.of(NAME, Flag.onOff("n", false, ""))))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("two flags are named n");
  }
}
