// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Forwards and flushes each write immediately. Gogo does not forward the flush of a command, so the output of
 * long-running commands would appear only at their end. Most writes are whole lines or programs, so one flush for each
 * is acceptable.
 */
final class Unbuffered extends FilterOutputStream {
  Unbuffered(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int one) throws IOException {
    out.write(one);
    out.flush();
  }

  @Override
  public void write(byte[] bytes, int start, int length) throws IOException {
    out.write(bytes, start, length);
    out.flush();
  }
}
