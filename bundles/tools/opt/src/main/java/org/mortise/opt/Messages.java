// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Prints the tool's messages. Texts are byte strings, as all text of programs: one char per byte.
 *
 * <p>The messages of several inputs share their {@link MissingDialects}.
 */
final class Messages {
  /** The prefix of each message of {@code mortise-opt} about itself. */
  static final String PREFIX = Flags.TABLE.tool() + ": ";

  private final PrintStream out;
  private final MissingDialects missing;

  Messages(PrintStream out) {
    this(out, new MissingDialects());
  }

  Messages(PrintStream out, MissingDialects missing) {
    this.out = out;
    this.missing = missing;
  }

  /** Returns the dialects that messages were about and that are not installed. */
  MissingDialects missing() {
    return missing;
  }

  void print(@Nullable String text) {
    write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  void write(byte[] bytes) {
    out.write(bytes, 0, bytes.length);
    out.flush();
  }
}
