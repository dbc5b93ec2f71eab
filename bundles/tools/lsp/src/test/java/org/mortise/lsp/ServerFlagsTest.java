// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.lsp.internal.server.SessionOptions;

class ServerFlagsTest {
  private static ServerFlags parse(String line) {
    return ServerFlags.parse(line.isEmpty() ? new String[0] : line.split(" "));
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
  void flags_ofTheReference_areAccepted(String line, boolean script, boolean pretty, boolean verbose) {
    assertThat(parse(line).options()).isEqualTo(new SessionOptions(script, pretty, verbose));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-h", "--help", "--help-hidden", "--help-list", "--help-list-hidden", "--help --foo"})
  void flags_help_isWanted(String line) {
    assertThat(parse(line).wantsHelp()).isTrue();
  }

  @Test
  void flags_version_isWanted() {
    assertThat(parse("--version").wantsVersion()).isTrue();
    assertThat(parse("--version=false --help=0").wantsVersion()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--log=debug | for the --log option: Cannot find option named 'debug'!",
    "--input-style=x | for the --input-style option: Cannot find option named 'x'!",
    "--log | for the --log option: requires a value!",
    "--pretty=maybe | for the --pretty option: 'maybe' is invalid value for boolean argument! Try 0 or 1",
    "--lit-test=t | for the --lit-test option: 't' is invalid value for boolean argument! Try 0 or 1",
    "--stdio | unknown command line argument '--stdio'",
    "x.mlir | unknown command line argument 'x.mlir'",
    "-- x | unknown command line argument '--'"})
  void flags_wrong_areNamed(String line, String message) {
    assertThatThrownBy(() -> parse(line)).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }
}
