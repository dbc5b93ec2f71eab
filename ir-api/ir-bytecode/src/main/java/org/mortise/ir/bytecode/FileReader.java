// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.ParseError;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;

/** The head of a file and its sections. */
final class FileReader {
  private static final int MANDATORY = 0b11111;
  private static final Pattern MLIR = Pattern.compile("^MLIR(\\d{1,4})");
  private static final int NEWEST_MLIR = 22;

  final FileLineColLoc location;
  int version;
  @Nullable String producer;
  private final SourceText source;
  private final @Nullable ByteReader[] sections = new ByteReader[Format.sectionCount()];

  FileReader(SourceText source, Context context) {
    this.source = source;
    this.location = new FileLineColLoc(context, source.name(), 0, 0);
  }

  ParseError error(String message) {
    return new ParseError(noted(Diagnostic.error(location, message)));
  }

  /** Adds the note that states the origin of the file. */
  Diagnostic noted(Diagnostic diagnostic) {
    return producer == null
        ? diagnostic
        : diagnostic.note(diagnostic.location(), "in bytecode version " + version + " produced by: " + producer);
  }

  /** Returns the version of MLIR that the producer has. Programs of versions between are read as those of 19.1. */
  MlirVersion mlirVersion() {
    String name = producer == null ? "" : producer;
    Matcher mlir = MLIR.matcher(name);
    boolean isNewest = mlir.find() ? Integer.parseInt(mlir.group(1)) >= NEWEST_MLIR
        : name.endsWith(BytecodeWriter.NEWEST);
    return isNewest ? MlirVersion.V22_1 : MlirVersion.V19_1;
  }

  void readSections() {
    ByteReader in = readHead();
    while (!in.isAtEnd()) {
      int head = in.readByte();
      int id = head & ~Format.ALIGNED;
      if (id >= Format.sectionCount()) {
        throw error("invalid section ID: " + id);
      }
      if (sections[id] != null) {
        throw error("unexpected duplicate section: " + Format.section(id));
      }
      sections[id] = in.readSectionBody(head);
    }
    for (int id = 0; id < sections.length; id++) {
      boolean mandatory = (MANDATORY >> id & 1) != 0 || id == Format.PROPERTIES_SECTION && version >= Format.PROPERTIES;
      if (sections[id] == null && mandatory) {
        throw error("missing data for top-level section: " + Format.section(id));
      }
    }
  }

  /** Reads the header and the sections' positions. */
  ByteReader readHead() {
    ByteReader in = new ByteReader(source.terminatedBytes(), BytecodeReader.MAGIC.length, source.length(), this::error);
    long number = in.readVarInt();
    if (number < 0 || number > BytecodeWriter.NEWEST_VERSION) {
      throw error("bytecode version " + Long.toUnsignedString(number) + " is newer than the current version "
          + BytecodeWriter.NEWEST_VERSION);
    }
    version = (int) number;
    producer = in.readTerminatedString();
    return in;
  }

  boolean has(int id) {
    return sections[id] != null;
  }

  /** Returns the contents of a section; empty if the file has no such section. */
  ByteReader section(int id) {
    ByteReader found = sections[id];
    return found != null ? found : new ByteReader(source.terminatedBytes(), 0, 0, this::error);
  }
}
