// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TerminalOutputTest {
  private static final String CLEAR = "\r\u001b[K";
  private static final String LINE = CLEAR + "\u001b[?7l1 s: cse\u001b[?7h";

  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private final TerminalOutput output = new TerminalOutput(terminal);

  private void print(String text) throws IOException {
    output.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void write_progressShown_isClearedBefore() throws IOException {
    output.show("1 s: cse");
    print("in.mlir:1:1: error\n");
    print("two\n");

    assertThat(terminal).hasToString(LINE + CLEAR + "in.mlir:1:1: error\ntwo\n");
  }

  @Test
  void show_lineNotComplete_waitsForItsEnd() throws IOException {
    print("part of a line");
    output.show("1 s: cse");
    print(", and its end\n");
    output.show("1 s: cse");

    assertThat(terminal).hasToString("part of a line, and its end\n" + LINE);
  }

  @Test
  void clear_twice_clearsOnce() {
    output.clear();
    output.show("1 s: cse");
    output.clear();
    output.clear();

    assertThat(terminal).hasToString(LINE + CLEAR);
  }

  @Test
  void show_afterPrompt_isShownAfterLineWasEntered() throws IOException {
    print("mortise> ");
    output.show("1 s: cse");
    output.lineEntered();
    output.show("1 s: cse");

    assertThat(terminal).hasToString("mortise> " + LINE);
  }
}
