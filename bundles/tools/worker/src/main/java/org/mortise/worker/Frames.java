// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/**
 * Writes the frames to a client: a kind, a length of four bytes, and the contents. Output is buffered until it is large
 * or the run takes longer than a moment, so that the client of a refused run can start anew; the order of both streams
 * is the order of the writes.
 */
final class Frames {
  static final char OUT = 'o';
  static final char ERR = 'e';
  /** Asks for standard input. */
  static final char INPUT = 'i';
  /** The exit status, as a text. */
  static final char EXIT = 'x';
  /** The client has to start its own process. */
  static final char REFUSED = 'r';

  private static final int KEPT = 1 << 20;
  private static final long MOMENT = 200_000_000;

  private final SocketChannel channel;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final long start = System.nanoTime();
  private boolean wasSent;
  private boolean isHeld;

  Frames(SocketChannel channel) {
    this.channel = channel;
  }

  /** Returns a stream whose writes become frames of a kind. */
  OutputStream stream(char kind) {
    return new OutputStream() {
      @Override
      public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        append(kind, bytes, offset, length);
      }
    };
  }

  private synchronized void append(char kind, byte[] bytes, int offset, int length) throws IOException {
    kept.write(ByteBuffer.allocate(1 + Integer.BYTES).put((byte) kind).putInt(length).array());
    kept.write(bytes, offset, length);
    if (!isHeld && (kept.size() > KEPT || System.nanoTime() - start > MOMENT)) {
      wasSent = true;
      send();
    }
  }

  /** Buffers all further output, for a client that may have to restart. */
  synchronized void hold() {
    isHeld = true;
  }

  /** Sends a frame and everything before it. */
  synchronized void send(char kind, byte[] contents) throws IOException {
    append(kind, contents, 0, contents.length);
    send();
  }

  /** Tells the client to restart, and returns true; false if output has been sent already. */
  synchronized boolean refuse() throws IOException {
    if (wasSent) {
      return false;
    }
    kept.reset();
    send(REFUSED, new byte[0]);
    return true;
  }

  private void send() throws IOException {
    ByteBuffer all = ByteBuffer.wrap(kept.toByteArray());
    kept.reset();
    while (all.hasRemaining()) {
      channel.write(all);
    }
  }
}
