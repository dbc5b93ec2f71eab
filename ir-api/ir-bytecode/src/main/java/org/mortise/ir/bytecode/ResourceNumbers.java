// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.parser.StringLiteral;

/** The resources of a file being written: tools' resources, and dialect resources referenced by the program. */
final class ResourceNumbers {
  private static final HexFormat HEXADECIMAL = HexFormat.of();
  /** The maximum alignment of blobs, because the file contains as much padding. */
  private static final int LARGEST_ALIGNMENT = 1 << 16;
  private static final String BLOB_PREFIX = "0x";

  private final Resources resources;
  private final boolean elideBlobs;
  private final Iterable<Numbered.DialectEntry> dialects;
  private final Map<String, Integer> numbers = new HashMap<>(0);
  private final ByteWriter data = new ByteWriter();
  private int alignment = 1;

  ResourceNumbers(Resources resources, boolean elideBlobs, Iterable<Numbered.DialectEntry> dialects) {
    this.resources = resources;
    this.elideBlobs = elideBlobs;
    this.dialects = dialects;
    for (Numbered.DialectEntry dialect : dialects) {
      for (String key : ordered(dialect)) {
        numbers.put(dialect.name + '.' + key, numbers.size());
      }
    }
  }

  /** Returns the keys with data, followed by the keys that are only declared. */
  private List<String> ordered(Numbered.DialectEntry dialect) {
    List<String> keys = new ArrayList<>(dialect.resources.size());
    List<String> declared = new ArrayList<>(0);
    for (String key : dialect.resources) {
      (resources.blob(dialect.name, key) == null ? declared : keys).add(key);
    }
    keys.addAll(declared);
    return keys;
  }

  int of(String namespace, String key) {
    return numbers.get(namespace + '.' + key);
  }

  /** Writes the section of offsets, and the values to {@link #data}. */
  ByteWriter writeOffsets(StringNumbers strings) {
    List<Runnable> later = new ArrayList<>(); // strings of values have lower numbers than keys
    ByteWriter offsets = new ByteWriter();
    Map<String, Map<String, String>> external = resources.external();
    later.add(() -> offsets.writeVarInt(external.size()));
    external.forEach((section, values) -> {
      later.add(() -> {
        offsets.writeVarInt(strings.of(section));
        offsets.writeVarInt(values.size());
      });
      values.forEach((key, value) -> {
        int start = data.size;
        int kind = writeExternal(value, strings);
        int size = data.size - start;
        later.add(() -> writeEntry(offsets, strings.of(key), size, kind));
      });
    });
    for (Numbered.DialectEntry dialect : dialects) {
      addDialect(dialect, strings, offsets, later);
    }
    later.forEach(Runnable::run);
    return offsets;
  }

  private void addDialect(
      Numbered.DialectEntry dialect, StringNumbers strings, ByteWriter offsets, List<Runnable> later) {
    if (dialect.resources.isEmpty()) {
      return;
    }
    later.add(() -> {
      offsets.writeVarInt(dialect.number);
      offsets.writeVarInt(dialect.resources.size());
    });
    for (String key : ordered(dialect)) {
      String blob = resources.blob(dialect.name, key);
      int start = data.size;
      if (blob != null && !elideBlobs) {
        writeBlob(blob);
      }
      int size = data.size - start;
      later.add(() -> writeEntry(offsets, strings.of(key), size, Format.BLOB));
    }
  }

  private static void writeEntry(ByteWriter offsets, int key, int size, int kind) {
    offsets.writeVarInt(key);
    offsets.writeVarInt(size);
    offsets.writeByte(kind);
  }

  /** Writes a tool's resource value, given in textual form, and returns its kind. */
  private int writeExternal(String text, StringNumbers strings) {
    if (text.charAt(0) != '"') {
      data.writeByte("true".equals(text) ? 1 : 0);
      return Format.TRUE_OR_FALSE;
    }
    String value = text.substring(1, text.length() - 1);
    if (value.startsWith(BLOB_PREFIX)) {
      if (!elideBlobs) {
        writeBlob(value);
      }
      return Format.BLOB;
    }
    data.writeVarInt(strings.of(StringLiteral.unescape(value)));
    return Format.STRING;
  }

  /** Writes a blob, given in hexadecimal with four leading bytes of alignment. */
  private void writeBlob(String text) {
    byte[] all = HEXADECIMAL.parseHex(text, BLOB_PREFIX.length(), text.length());
    int wanted = 0;
    for (int i = Integer.BYTES - 1; i >= 0; i--) {
      wanted = wanted << Byte.SIZE | all[i] & 0xFF;
    }
    int ofBlob = wanted < 0 ? LARGEST_ALIGNMENT : Math.max(1, Math.min(wanted, LARGEST_ALIGNMENT));
    alignment = Math.max(alignment, ofBlob);
    data.writeVarInt(ofBlob);
    data.writeVarInt(all.length - Integer.BYTES);
    data.align(ofBlob, 0);
    data.writeBytes(all, Integer.BYTES, all.length - Integer.BYTES);
  }

  ByteWriter data() {
    return data;
  }

  /** The alignment that the section of the values needs. */
  int alignment() {
    return alignment;
  }
}
