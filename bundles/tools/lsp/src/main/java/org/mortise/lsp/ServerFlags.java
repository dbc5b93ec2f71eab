// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import java.util.List;
import org.mortise.lsp.internal.server.SessionOptions;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;

/** The flags of {@code mortise-lsp-server}: the own flags of {@code mlir-lsp-server}. */
final class ServerFlags {
  private static final String VERBOSE = "verbose";
  private static final String DELIMITED = "delimited";

  private static final Flag LOG =
      Flag.choice("log", "info", "The messages that are logged to standard error", "error", "errors", "info",
          "the same (the default)", VERBOSE, "also each message, and stack traces");
  private static final Flag PRETTY =
      Flag.onOff("pretty", false, "Indent the JSON of the output, with its keys in order");
  private static final Flag INPUT_STYLE =
      Flag.choice("input-style", "standard", "How messages are separated", "standard",
          "by their lengths, as in the protocol (the default)", DELIMITED,
          "by lines '// -----'; the messages are answered in order");
  private static final Flag LIT_TEST =
      Flag.onOff("lit-test", false, "Stands for --input-style=delimited --pretty --log=verbose");
  private static final Flag COLOR = Flag.onOff("color", false, "Without effect, as there are no colors").hidden();

  static final FlagTable TABLE = new FlagTable("mortise-lsp-server",
      "Language server for MLIR, on standard input and output", "mortise-lsp-server [options]", "", 0,
      List.of(LOG, PRETTY, INPUT_STYLE, LIT_TEST, COLOR, Flag.HELP, Flag.VERSION));

  private ServerFlags() {}

  static SessionOptions options(FlagValues values) {
    boolean isTest = values.isOn(LIT_TEST);
    return new SessionOptions(isTest || values.is(INPUT_STYLE, DELIMITED), isTest || values.isOn(PRETTY),
        isTest || values.is(LOG, VERBOSE));
  }
}
