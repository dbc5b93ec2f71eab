// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Interned;
import org.mortise.ir.ParseError;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.text.parser.FragmentParser;

/**
 * The attributes and types of a file: the positions of their encodings, and the objects read so far. Used by any number
 * of threads, each with its {@link ValueReader}. Two threads may read the same value; both get the same object, except
 * for locations, whose identity does not matter, and distinct attributes, of which the first is kept.
 */
final class ValueTable {
  final Context context;
  final int version;
  final StringTable strings;
  final DialectTable dialects;
  final ResourceTable resources;
  final BytecodeOverride override;
  final int attributeCount;
  final int typeCount;
  final ByteReader data;
  /** The start offsets of the encodings of attributes, followed by those of types. */
  final int[] starts;
  private final int[] dialectOf;
  private final boolean[] isEncoded;
  /** Written without synchronization: types and attributes are immutable. */
  private final Interned[] values;
  private FragmentParser fragments;

  ValueTable(
      FileReader file, Context context, StringTable strings, DialectTable dialects, ResourceTable resources,
      BytecodeOverride override, FragmentParser fragments) {
    this.context = context;
    this.version = file.version;
    this.strings = strings;
    this.dialects = dialects;
    this.resources = resources;
    this.override = override;
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

  /** Returns the number of attributes and types. */
  int size() {
    return values.length;
  }

  /** Replaces the text parser by one that may use a large stack. */
  void setFragments(FragmentParser parser) {
    fragments = parser;
  }

  /** Returns the attribute or type with a number if it was read. */
  @Nullable Interned known(int id) {
    return values[id];
  }

  boolean isEncoded(int id) {
    return isEncoded[id];
  }

  DialectTable.Entry dialectOf(int id, ValueReader reader) {
    return dialects.dialect(dialectOf[id], reader);
  }

  /** Stores an attribute or type that was read from its encoding, and returns the object to use. */
  Interned put(int id, Interned value) {
    if (value instanceof DistinctAttr) {
      return putFirst(id, value);
    }
    values[id] = value;
    return value;
  }

  private synchronized Interned putFirst(int id, Interned value) {
    if (values[id] == null) {
      values[id] = value;
    }
    return values[id];
  }

  /** Parses the text of an attribute or type, unless another thread has done so. */
  synchronized Interned parse(int id) {
    int end = starts[id + 1] - 1;
    if (end < starts[id] || data.bytes[end] != 0) {
      throw data.error("malformed null-terminated string, no null character found");
    }
    if (values[id] != null) {
      return values[id];
    }
    try {
      values[id] = id < attributeCount
          ? fragments.parseAttribute(starts[id], end) : fragments.parseType(starts[id], end);
      return values[id];
    } catch (ParseError error) { // whose location is a line of the binary file
      Diagnostic first = error.diagnostics().get(0);
      throw data.error(first.message());
    }
  }
}
