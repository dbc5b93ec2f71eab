// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads a script of messages that lines with {@code // -----} separate, as MLIR's tests of language servers have them,
 * as a stream of messages with headers. Other lines that begin with {@code //} are comments.
 */
final class DelimitedMessages extends InputStream {
  private static final String MARKER = "// -----";

  private final BufferedReader in;
  private @Nullable ByteArrayInputStream message;

  DelimitedMessages(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.message = new ByteArrayInputStream(new byte[0]);
  }

  @Override
  public int read() throws IOException {
    while (message != null) {
      int next = message.read();
      if (next >= 0) {
        return next;
      }
      message = nextMessage();
    }
    return -1;
  }

  @Override
  public int read(byte[] target, int start, int length) throws IOException {
    int count = 0;
    while (count < length) {
      int next = count == 0 || message.available() > 0 ? read() : -1;
      if (next < 0) {
        break;
      }
      target[start + count++] = (byte) next;
    }
    return count == 0 && length > 0 ? -1 : count;
  }

  private @Nullable ByteArrayInputStream nextMessage() throws IOException {
    StringBuilder text = new StringBuilder();
    String line = in.readLine();
    while (line != null && !(line.startsWith(MARKER) && text.length() > 0)) {
      if (!line.startsWith("//")) {
        text.append(line.strip().isEmpty() ? "" : line + "\n");
      }
      line = in.readLine();
    }
    if (text.length() == 0) {
      return null;
    }
    byte[] body = text.toString().getBytes(StandardCharsets.UTF_8);
    byte[] head = ("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    byte[] all = Arrays.copyOf(head, head.length + body.length);
    System.arraycopy(body, 0, all, head.length, body.length);
    return new ByteArrayInputStream(all);
  }
}
