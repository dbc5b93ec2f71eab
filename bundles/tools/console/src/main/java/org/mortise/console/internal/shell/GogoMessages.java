// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.console.internal.CommandFailure;

/**
 * Rewrites the messages that Gogo prints for a failed command in a pipe to the form of the shell's own messages. Gogo
 * prints them immediately, with the name of the exception's class, in the encoding of the platform. All other output is
 * forwarded unchanged.
 */
final class GogoMessages extends FilterOutputStream {
  private static final byte[] START = "gogo: ".getBytes(StandardCharsets.US_ASCII);
  private static final Pattern MESSAGE = Pattern.compile("gogo: (\\w+): (.*)\n", Pattern.DOTALL);

  private final Supplier<Set<String>> names;

  private GogoMessages(OutputStream out, Supplier<Set<String>> names) {
    super(out);
    this.names = names;
  }

  /**
   * Returns a stream for messages.
   *
   * @param names the names of all commands, for suggestions
   */
  static PrintStream to(OutputStream out, Supplier<Set<String>> names) {
    return new PrintStream(new GogoMessages(out, names), true, StandardCharsets.UTF_8);
  }

  @Override
  public void write(byte[] bytes, int start, int length) throws IOException {
    if (!startsAsOne(bytes, start, length)) {
      out.write(bytes, start, length);
      return;
    }
    Matcher message = MESSAGE.matcher(new String(bytes, start, length, Charset.defaultCharset()));
    if (!message.matches()) {
      out.write(bytes, start, length);
      return;
    }
    String text = UnknownCommand.describe(message.group(2), names.get());
    if (text.equals(CommandFailure.REPORTED)) {
      return;
    }
    boolean known = message.group(1).equals("CommandFailure") || message.group(1).equals("CommandNotFoundException");
    out.write(("mortise: " + (known ? "" : message.group(1) + ": ") + text + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static boolean startsAsOne(byte[] bytes, int start, int length) {
    for (int i = 0; i < START.length; i++) {
      if (i >= length || bytes[start + i] != START[i]) {
        return false;
      }
    }
    return true;
  }
}
