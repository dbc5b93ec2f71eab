// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.mortise.pipeline.ArgumentFiles;

/**
 * A client of a {@link Server}. It sends a length and a header of zero-terminated texts: the version of this protocol,
 * the key, {@code run} or {@code stop}, its folder, and its command line. Afterwards it answers each request for
 * standard input by a length and that many bytes; a length of zero is the end of the input.
 */
final class Connection implements AutoCloseable {
  private static final String VERSION = "1";
  private static final int FIXED = 4; // texts before the command line
  private static final int LARGEST_HEADER = 1 << 24;
  /** The folders whose files differ in each process. */
  private static final List<String> OF_PROCESS = List.of("/dev/", "/proc/");

  private final SocketChannel channel;
  private final DataInputStream in;
  private final Frames frames;
  private final BlockingQueue<byte[]> input = new ArrayBlockingQueue<>(1);
  private String key = "";
  private String verb = "";
  private Path directory = Path.of("/");
  private String[] arguments = {};

  Connection(SocketChannel channel) {
    this.channel = channel;
    this.in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel)));
    this.frames = new Frames(channel);
  }

  /** Reads the header. Returns whether the run can be done in this process instead of the client's. */
  boolean open() throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LARGEST_HEADER) {
      return false;
    }
    String header;
    try {
      header = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readNBytes(length))).toString();
    } catch (CharacterCodingException unnameable) {
      return false;
    }
    String[] texts = header.split("\0", -1);
    if (texts.length <= FIXED || !texts[0].equals(VERSION)) {
      return false;
    }
    key = texts[1];
    verb = texts[2];
    directory = Path.of(texts[3]);
    arguments = Arrays.copyOfRange(texts, FIXED, texts.length - 1);
    for (String argument : ArgumentFiles.expand(arguments, directory)) {
      if (concernsProcess(argument)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the effect of an argument depends on the process: on its files, or on logger levels. */
  private boolean concernsProcess(String argument) {
    if (argument.startsWith("-debug-only") || argument.startsWith("--debug-only")) {
      return true;
    }
    Path file = directory.resolve(argument).normalize();
    return OF_PROCESS.stream().anyMatch(folder -> file.startsWith(folder) || argument.contains("=" + folder));
  }

  String key() {
    return key;
  }

  boolean isStop() {
    return verb.equals("stop");
  }

  Path directory() {
    return directory;
  }

  String[] arguments() {
    return arguments;
  }

  Frames frames() {
    return frames;
  }

  /** Reads the client's messages until it closes the connection. */
  void readAll() {
    try {
      while (true) {
        input.put(in.readNBytes(Math.max(0, in.readInt())));
      }
    } catch (IOException ended) {
      input.offer(new byte[0]);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the standard input of the client, which is read only as far as the tool reads it. */
  InputStream input() {
    return new InputStream() {
      private byte[] part = {};
      private int at;
      private boolean hasEnded;

      @Override
      public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        if (length == 0) {
          return 0;
        }
        if (at == part.length && !hasEnded) {
          frames.send(Frames.INPUT, new byte[0]);
          part = take();
          at = 0;
          hasEnded = part.length == 0;
        }
        if (hasEnded) {
          return -1;
        }
        int count = Math.min(length, part.length - at);
        System.arraycopy(part, at, bytes, offset, count);
        at += count;
        return count;
      }
    };
  }

  private byte[] take() throws IOException {
    try {
      return input.take();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new EOFException("interrupted");
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
