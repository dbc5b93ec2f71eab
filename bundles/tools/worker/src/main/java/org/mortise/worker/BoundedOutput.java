// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Keeps the first part of the output, so that no request can fill the memory with messages. */
final class BoundedOutput extends OutputStream {
  private final int limit;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream(0);
  private long omitted;

  BoundedOutput(int limit) {
    this.limit = limit;
  }

  @Override
  public synchronized void write(int single) {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    int fitting = Math.min(length, limit - kept.size());
    kept.write(bytes, offset, fitting);
    omitted += length - fitting;
  }

  synchronized void println(String text) {
    byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
    write(line, 0, line.length);
  }

  /** Returns the kept text, with a line about the omitted bytes. */
  @Override
  public synchronized String toString() {
    String text = kept.toString(StandardCharsets.UTF_8);
    return omitted == 0 ? text : text + "\n(" + omitted + " more bytes)\n";
  }
}
