// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Prints the tool's messages. Texts are byte strings, as all text of programs: one char per byte. */
final class Messages {
  private final PrintStream out;

  Messages(PrintStream out) {
    this.out = out;
  }

  void print(@Nullable String text) {
    write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  void write(byte[] bytes) {
    out.write(bytes, 0, bytes.length);
    out.flush();
  }
}
