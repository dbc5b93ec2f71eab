// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Interned;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.text.parser.FragmentParser;

/**
 * The attributes and types of a file, each of which is read when it is first needed.
 *
 * <p>A value is read before those that refer to it, by recursion up to a limit. Beyond it the recursion is given up:
 * the value that is needed is read first, and then the outermost one again. Each such step completes as many values as
 * the limit, so that the whole is linear, whatever the depth. A value that refers to itself is an error.
 */
final class ValueTable {
  private static final int DEEPEST_RECURSION = 64;
  private static final byte UNREAD = 0;
  private static final byte WAITING = 1;
  private static final byte ACTIVE = 2;

  final Context context;
  final int version;
  final StringTable strings;
  final DialectTable dialects;
  final ResourceTable resources;
  final int attributeCount;
  final int typeCount;

  private final ByteReader data;
  /** Where the encodings of attributes, and after them of types, start. */
  private final int[] starts;
  private final int[] dialectOf;
  private final boolean[] isEncoded;
  private final Interned[] values;
  private final byte[] states;
  private FragmentParser fragments;
  private int depth;
  private int[] waiting = new int[4];

  ValueTable(
      FileReader file, Context context, StringTable strings, DialectTable dialects, ResourceTable resources,
      FragmentParser fragments) {
    this.context = context;
    this.version = file.version;
    this.strings = strings;
    this.dialects = dialects;
    this.resources = resources;
    this.fragments = fragments;
    this.data = file.section(Format.VALUE_SECTION);
    ByteReader in = file.section(Format.VALUE_OFFSET_SECTION);
    this.attributeCount = in.readCount();
    this.typeCount = in.readCount();
    int count = in.checkedCount((long) attributeCount + typeCount);
    this.starts = new int[count + 1];
    this.dialectOf = new int[count];
    this.isEncoded = new boolean[count];
    this.values = new Interned[count];
    this.states = new byte[count];
    starts[0] = data.at;
    readOffsets(in, 0, attributeCount);
    readOffsets(in, attributeCount, count);
    if (!in.isAtEnd()) {
      throw in.error("unexpected trailing data in the AttrTypeOffset section");
    }
  }

  private void readOffsets(ByteReader in, int from, int to) {
    int at = from;
    while (at < to) {
      int dialect = in.readIndex(dialects.size(), "dialect");
      int inGroup = in.readCount();
      if (inGroup > to - at) {
        throw in.error("a group of attributes or types is too long");
      }
      for (int i = 0; i < inGroup; i++) {
        long sizeAndFlag = in.readVarInt();
        long size = sizeAndFlag >>> 1;
        if (size > data.end - starts[at]) {
          throw in.error("Attribute or Type entry offset points past the end of section");
        }
        isEncoded[at] = (sizeAndFlag & 1) != 0;
        dialectOf[at] = dialect;
        starts[at + 1] = starts[at] + (int) size;
        at++;
      }
    }
  }

  /** Sets the parser of text to one that may use a large stack. */
  void setFragments(FragmentParser parser) {
    fragments = parser;
  }

  ByteReader data() {
    return data;
  }

  Attribute attribute(int index) {
    Interned known = values[index];
    return (Attribute) (known != null ? known : read(index));
  }

  Type type(int index) {
    Interned known = values[attributeCount + index];
    return (Type) (known != null ? known : read(attributeCount + index));
  }

  private Interned read(int id) {
    if (depth > 0) {
      return readNested(id);
    }
    int count = 0;
    waiting[count++] = id;
    while (count > 0) {
      int first = waiting[count - 1];
      try {
        readNow(first);
        count--;
      } catch (TooDeep needed) {
        states[first] = WAITING;
        if (count == waiting.length) {
          waiting = Arrays.copyOf(waiting, 2 * count);
        }
        waiting[count++] = needed.id;
      }
    }
    return values[id];
  }

  private Interned readNested(int id) {
    if (states[id] != UNREAD) {
      throw data.error("an attribute or type refers to itself");
    }
    if (depth == DEEPEST_RECURSION) {
      throw new TooDeep(id);
    }
    return readNow(id);
  }

  private Interned readNow(int id) {
    states[id] = ACTIVE;
    depth++;
    try {
      Interned value = isEncoded[id] ? readEncoded(id) : readText(id);
      values[id] = value;
      return value;
    } finally {
      depth--;
      states[id] = UNREAD;
    }
  }

  private Interned readEncoded(int id) {
    DialectTable.Entry dialect = dialects.load(dialects.get(dialectOf[id]), this, data);
    if (dialect.encoding == null) {
      throw data.error("dialect '" + dialect.name + "' does not implement the bytecode interface");
    }
    ByteReader part = data.part(starts[id], starts[id + 1]);
    DialectInput input = new DialectInput(this, part);
    Interned value;
    try {
      value = id < attributeCount ? dialect.encoding.readAttribute(input) : dialect.encoding.readType(input);
    } catch (IllegalArgumentException wrong) { // thrown by the factory of a type or attribute
      throw data.error("invalid encoding of an attribute or type: " + wrong.getMessage());
    }
    if (!part.isAtEnd()) {
      throw data.error("unexpected trailing bytes after the encoding of an attribute or type");
    }
    return value;
  }

  private Interned readText(int id) {
    dialects.load(dialects.get(dialectOf[id]), this, data);
    int end = starts[id + 1] - 1;
    if (end < starts[id] || data.bytes[end] != 0) {
      throw data.error("malformed null-terminated string, no null character found");
    }
    try {
      return id < attributeCount
          ? fragments.parseAttribute(starts[id], end) : fragments.parseType(starts[id], end);
    } catch (ParseError error) { // whose location is a line of the binary file
      Diagnostic first = error.diagnostics().get(0);
      throw data.error(first.message());
    }
  }

  /** Ends the recursion to read another value first. */
  private static final class TooDeep extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int id;

    TooDeep(int id) {
      super(null, null, false, false);
      this.id = id;
    }
  }
}
