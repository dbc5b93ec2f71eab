// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The protocol with length-delimited protobuf messages, as Bazel's {@code worker_protocol.proto} defines them. The two
 * messages have ten fields of three kinds, so this class needs neither generated code nor a library. Unknown fields are
 * skipped.
 */
final class ProtobufProtocol implements WorkerProtocol {
  private static final int LARGEST = 1 << 28; // a request with a million inputs is smaller
  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int BYTES = 2;
  private static final int FIXED32 = 5;
  private static final int TYPE_BITS = 3;
  private static final int GROUP_BITS = 7;
  private static final int MORE = 0x80;

  private final InputStream in;
  private final OutputStream out;

  ProtobufProtocol(InputStream in, OutputStream out) {
    this.in = new BufferedInputStream(in);
    this.out = out;
  }

  @Override
  public @Nullable WorkRequest read() throws IOException {
    in.mark(1);
    if (in.read() < 0) {
      return null;
    }
    in.reset();
    long length = 0;
    for (int shift = 0, next = MORE; (next & MORE) != 0; shift += GROUP_BITS) {
      next = in.read();
      if (next < 0 || shift > Integer.SIZE) {
        throw new EOFException("the length of a request is malformed");
      }
      length |= (long) (next & (MORE - 1)) << shift;
    }
    if (length > LARGEST) {
      throw new IOException("a request has " + length + " bytes: is this not a protobuf message?");
    }
    byte[] message = in.readNBytes((int) length);
    if (message.length < length) {
      throw new EOFException("the input ends in a request");
    }
    return request(new Fields(message, 0, message.length));
  }

  private static WorkRequest request(Fields fields) throws IOException {
    List<String> arguments = new ArrayList<>();
    List<WorkRequest.Input> inputs = new ArrayList<>();
    int requestId = 0;
    boolean cancel = false;
    int verbosity = 0;
    String sandboxDir = "";
    while (fields.next()) {
      switch (fields.number) {
        case 1 -> arguments.add(fields.text());
        case 2 -> inputs.add(input(fields.message()));
        case 3 -> requestId = (int) fields.number();
        case 4 -> cancel = fields.number() != 0;
        case 5 -> verbosity = (int) fields.number();
        case 6 -> sandboxDir = fields.text();
        default -> { }
      }
    }
    return new WorkRequest(arguments, inputs, requestId, cancel, verbosity, sandboxDir);
  }

  private static WorkRequest.Input input(Fields fields) throws IOException {
    String path = "";
    String digest = "";
    while (fields.next()) {
      switch (fields.number) {
        case 1 -> path = fields.text();
        case 2 -> digest = fields.hexadecimal();
        default -> { }
      }
    }
    return new WorkRequest.Input(path, digest);
  }

  @Override
  public void write(WorkResponse response) throws IOException {
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    byte[] output = response.output().getBytes(StandardCharsets.UTF_8);
    writeNumber(message, 1, response.exitCode());
    if (output.length > 0) {
      writeVarint(message, 2 << TYPE_BITS | BYTES);
      writeVarint(message, output.length);
      message.write(output);
    }
    writeNumber(message, 3, response.requestId());
    writeNumber(message, 4, response.wasCancelled() ? 1 : 0);
    ByteArrayOutputStream whole = new ByteArrayOutputStream(message.size() + Long.BYTES);
    writeVarint(whole, message.size());
    message.writeTo(whole);
    out.write(whole.toByteArray());
    out.flush();
  }

  /** Writes a number, except for 0, which is the default. Negative numbers have ten bytes in protobuf. */
  private static void writeNumber(ByteArrayOutputStream to, int field, int number) {
    if (number != 0) {
      writeVarint(to, (long) field << TYPE_BITS | VARINT);
      writeVarint(to, number);
    }
  }

  private static void writeVarint(ByteArrayOutputStream to, long number) {
    long rest = number;
    while ((rest & -MORE) != 0) {
      to.write((int) (rest & (MORE - 1) | MORE));
      rest >>>= GROUP_BITS;
    }
    to.write((int) rest);
  }

  /** The fields of one message, in sequence. */
  private static final class Fields {
    private final byte[] bytes;
    private final int end;
    private int at;
    private int number;
    private int start;
    private int length;
    private long value;

    Fields(byte[] bytes, int start, int end) {
      this.bytes = bytes;
      this.at = start;
      this.end = end;
    }

    /** Moves to the next field, and returns whether there is one. */
    boolean next() throws IOException {
      if (at >= end) {
        return false;
      }
      long key = readVarint();
      number = (int) (key >>> TYPE_BITS);
      start = at;
      length = 0;
      value = 0;
      switch ((int) key & ((1 << TYPE_BITS) - 1)) {
        case VARINT -> value = readVarint();
        case FIXED64 -> at += Long.BYTES;
        case FIXED32 -> at += Integer.BYTES;
        case BYTES -> readLength();
        default -> throw new IOException("a request has a field of an unknown kind");
      }
      if (at > end) {
        throw new EOFException("a request ends in a field");
      }
      return true;
    }

    private void readLength() throws IOException {
      long bytesOfField = readVarint();
      start = at;
      if (bytesOfField < 0 || bytesOfField > end - at) {
        throw new EOFException("a request ends in a field");
      }
      length = (int) bytesOfField;
      at += length;
    }

    private long readVarint() throws IOException {
      long result = 0;
      for (int shift = 0; shift < Long.SIZE; shift += GROUP_BITS) {
        if (at >= end) {
          throw new EOFException("a request ends in a number");
        }
        byte next = bytes[at++];
        result |= (long) (next & (MORE - 1)) << shift;
        if (next >= 0) {
          return result;
        }
      }
      throw new IOException("a request has a number that is too long");
    }

    long number() {
      return value;
    }

    String text() {
      return new String(bytes, start, length, StandardCharsets.UTF_8);
    }

    String hexadecimal() {
      return HexFormat.of().formatHex(bytes, start, start + length);
    }

    Fields message() {
      return new Fields(bytes, start, start + length);
    }
  }
}
