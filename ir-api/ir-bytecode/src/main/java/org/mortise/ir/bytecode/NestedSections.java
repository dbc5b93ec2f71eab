// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;

/**
 * Bytes with nested sections, whose lengths are known only at their ends. The headers are inserted when all bytes are
 * written, so that each byte is copied once at any nesting depth.
 */
final class NestedSections {
  final ByteWriter body = new ByteWriter();
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private int[] parents = new int[16];
  private int count;
  private int current = -1;

  void open() {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
      parents = Arrays.copyOf(parents, 2 * count);
    }
    starts[count] = body.size;
    parents[count] = current;
    current = count++;
  }

  void close() {
    ends[current] = body.size;
    current = parents[current];
  }

  /** Writes all bytes, enclosed in a section. */
  void write(ByteWriter out) {
    long[] lengths = new long[count];
    long whole = body.size;
    for (int i = count - 1; i >= 0; i--) { // inner ones before outer ones
      lengths[i] += ends[i] - starts[i];
      long added = 1 + ByteWriter.length(lengths[i]) + lengths[i] - (ends[i] - starts[i]);
      if (parents[i] < 0) {
        whole += added;
      } else {
        lengths[parents[i]] += added;
      }
    }
    writeHead(whole, out);
    int from = 0;
    for (int i = 0; i < count; i++) {
      out.writeBytes(body.bytes, from, starts[i] - from);
      writeHead(lengths[i], out);
      from = starts[i];
    }
    out.writeBytes(body.bytes, from, body.size - from);
  }

  private static void writeHead(long length, ByteWriter out) {
    out.writeByte(Format.IR_SECTION);
    out.writeVarInt(length);
  }
}
