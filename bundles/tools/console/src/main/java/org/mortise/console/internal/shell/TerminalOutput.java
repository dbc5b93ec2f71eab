// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.mortise.console.internal.ProgressLine;

/**
 * The output of all commands at a terminal. It forwards and flushes each write immediately, because Gogo does not
 * forward the flush of a command. Most writes are whole lines or programs, so one flush for each is acceptable.
 *
 * <p>A progress line is removed before anything else is written, so it is never mixed with a message.
 */
final class TerminalOutput extends OutputStream implements ProgressLine {
  private static final String CLEAR = "\r\u001b[K";
  private static final String CUT = "\u001b[?7l"; // a line wider than the terminal could not be cleared
  private static final String WRAP = "\u001b[?7h";

  private final OutputStream out;
  private boolean isShown;
  private boolean isAtLineStart = true;

  TerminalOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int start, int length) throws IOException {
    if (length == 0) {
      return;
    }
    clear();
    out.write(bytes, start, length);
    out.flush();
    isAtLineStart = bytes[start + length - 1] == '\n';
  }

  /** Must be called when the user has ended a line of input, which leaves the cursor at the start of a line. */
  synchronized void lineEntered() {
    isAtLineStart = true;
  }

  @Override
  public synchronized void show(String text) {
    if (isAtLineStart) {
      print(CLEAR + CUT + text + WRAP);
      isShown = true;
    }
  }

  @Override
  public synchronized void clear() {
    if (isShown) {
      print(CLEAR);
      isShown = false;
    }
  }

  private void print(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    }
  }
}
