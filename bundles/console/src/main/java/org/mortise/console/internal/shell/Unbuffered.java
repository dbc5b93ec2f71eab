// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Passes on at once what is written. Gogo does not tell its streams that a command has flushed, and what commands that
 * go on print would be seen at their end. A flush for each write, which are whole lines or programs as a rule.
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
