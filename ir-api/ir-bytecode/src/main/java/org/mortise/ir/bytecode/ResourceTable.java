// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.Escapes;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.Resources.ValueKind;

/** The resources of a file, in the order in which attributes refer to them by number. */
final class ResourceTable {
  private static final HexFormat HEXADECIMAL = HexFormat.of().withUpperCase();

  private static final String NO_DATA = "0x00000000";
  private static final String BLOB_PREFIX = "0x";

  /** A resource that an attribute can refer to. */
  private record Handle(String dialect, String key) {}

  private final List<Handle> handles = new ArrayList<>(0);
  private final StringTable strings;
  private final Resources resources;

  /** @param resources get the values */
  ResourceTable(StringTable strings, Resources resources) {
    this.strings = strings;
    this.resources = resources;
  }

  void read(FileReader file, DialectTable dialects) {
    if (!file.has(Format.RESOURCE_OFFSET_SECTION)) {
      return;
    }
    ByteReader offsets = file.section(Format.RESOURCE_OFFSET_SECTION);
    ByteReader data = file.section(Format.RESOURCE_SECTION);
    int externalGroups = offsets.readCount();
    for (int i = 0; i < externalGroups; i++) {
      readExternal(strings.read(offsets), offsets, data);
    }
    while (!offsets.isAtEnd()) {
      readOfDialect(dialects.name(offsets.readIndex(dialects.size(), "dialect")), offsets, data);
    }
  }

  private void readExternal(String section, ByteReader offsets, ByteReader data) {
    Map<String, ValueKind> expected = resources.expectedExternal(section);
    int count = offsets.readCount();
    for (int i = 0; i < count; i++) {
      String key = strings.read(offsets);
      ByteReader value = readValue(offsets, data);
      int kind = offsets.readByte();
      if (expected != null && !expected.containsKey(key)) {
        throw offsets.error("unknown '" + section + "' resource key '" + key + "'");
      }
      if (!value.isAtEnd()) {
        resources.putExternal(section, key, text(value, kind));
      }
    }
  }

  private void readOfDialect(String dialect, ByteReader offsets, ByteReader data) {
    int count = offsets.readCount();
    for (int i = 0; i < count; i++) {
      String key = strings.read(offsets);
      ByteReader value = readValue(offsets, data);
      int kind = offsets.readByte();
      handles.add(new Handle(dialect, key));
      if (value.isAtEnd()) {
        continue; // only its name is known
      }
      if (kind != Format.BLOB) {
        throw offsets.error("expected a blob resource entry, but got kind " + kind);
      }
      resources.putBlob(dialect, key, readBlob(value));
    }
  }

  private static ByteReader readValue(ByteReader offsets, ByteReader data) {
    int start = data.skip(offsets.readVarInt());
    return data.part(start, data.at);
  }

  /** Returns the value in the text format. */
  private String text(ByteReader value, int kind) {
    return switch (kind) {
      case Format.BLOB -> '"' + readBlob(value) + '"';
      case Format.TRUE_OR_FALSE -> value.readByte() != 0 ? "true" : "false";
      case Format.STRING -> '"' + Escapes.escaped(strings.read(value)) + '"';
      default -> throw value.error("unknown kind of resource entry: " + kind);
    };
  }

  private static String readBlob(ByteReader value) {
    long alignment = value.readVarInt();
    long size = value.readVarInt();
    if (size == 0) {
      return NO_DATA; // MLIR writes an alignment of 0
    }
    value.align(alignment);
    int start = value.skip(size);
    if (alignment > Integer.MAX_VALUE) {
      throw value.error("the alignment of a resource is too large: " + alignment);
    }
    byte[] head = new byte[Integer.BYTES];
    for (int i = 0; i < head.length; i++) {
      head[i] = (byte) (alignment >> (i * Byte.SIZE));
    }
    return BLOB_PREFIX + HEXADECIMAL.formatHex(head) + HEXADECIMAL.formatHex(value.bytes, start, value.at);
  }

  /** Reads the number of a resource and returns its key. */
  String readHandle(ByteReader in, @Nullable String dialect) {
    Handle handle = handles.get(in.readIndex(handles.size(), "resource handle"));
    if (!handle.dialect.equals(dialect)) {
      throw in.error("provided resource handle differs from the expected resource type");
    }
    return handle.key;
  }
}
