// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.lsp.internal.server.SessionOptions;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

class ServerFlagsTest {
  private static FlagValues parse(String line) throws UsageException {
    return FlagParser.parse(ServerFlags.TABLE, line.isEmpty() ? new String[0] : line.split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "'', false, false, false",
    "--log=error, false, false, false",
    "-log verbose, false, false, true",
    "--log=verbose --log=info, false, false, false",
    "--pretty, false, true, false",
    "-pretty=TRUE --pretty=0, false, false, false",
    "--input-style=delimited, true, false, false",
    "--input-style standard, false, false, false",
    "--lit-test --log=error --input-style=standard --pretty=false, true, true, true",
    "-lit-test=false, false, false, false",
    "--color=false --, false, false, false"})
  void flags_ofTheReference_areAccepted(String line, boolean script, boolean pretty, boolean verbose)
      throws UsageException {
    assertThat(ServerFlags.options(parse(line))).isEqualTo(new SessionOptions(script, pretty, verbose));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-h", "--help", "--help-hidden", "--help-list", "--help-list-hidden", "--help --foo"})
  void flags_help_isWanted(String line) throws UsageException {
    assertThat(parse(line).isOn(Flag.HELP)).isTrue();
  }

  @Test
  void flags_version_isWanted() throws UsageException {
    assertThat(parse("--version").isOn(Flag.VERSION)).isTrue();
    assertThat(parse("--pretty").isOn(Flag.VERSION)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--log=debug | for the --log option: Cannot find option named 'debug'!",
    "--input-style=x | for the --input-style option: Cannot find option named 'x'!",
    "--log | for the --log option: requires a value!",
    "--pretty=maybe | for the --pretty option: 'maybe' is invalid value for boolean argument! Try 0 or 1",
    "--lit-test=t | for the --lit-test option: 't' is invalid value for boolean argument! Try 0 or 1",
    "--help=0 | for the --help option: does not allow a value! '0' specified.",
    "--stdio | Unknown command line argument '--stdio'.",
    "x.mlir | Unknown command line argument 'x.mlir'.",
    "-- x | Unknown command line argument 'x'."})
  void flags_wrong_areNamed(String line, String message) {
    assertThatThrownBy(() -> parse(line)).isInstanceOf(UsageException.class).hasMessageStartingWith(message);
  }
}
