// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Detects that the other side has closed the stream. */
final class WatchedOutput extends FilterOutputStream {
  private final Runnable closed;

  /** @param closed is called after each failure */
  WatchedOutput(OutputStream out, Runnable closed) {
    super(out);
    this.closed = closed;
  }

  @Override
  public void write(byte[] bytes, int start, int length) throws IOException {
    try {
      out.write(bytes, start, length);
    } catch (IOException failure) {
      closed.run();
      throw failure;
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException failure) {
      closed.run();
      throw failure;
    }
  }
}
