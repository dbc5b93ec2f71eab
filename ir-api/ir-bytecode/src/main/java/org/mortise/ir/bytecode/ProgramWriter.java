// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.FragmentText;

/** Writes one program: numbers everything, then writes the sections. Used once. */
final class ProgramWriter {
  private final Operation root;
  private final int version;
  private final Numbering numbering;
  private final StringNumbers strings = new StringNumbers();
  private final PropertyNumbers properties = new PropertyNumbers();
  private final ResourceNumbers resources;
  private final DialectOutput output;
  private final FragmentText texts;
  private final ByteWriter out = new ByteWriter();

  ProgramWriter(Operation root, Numbering numbering, Resources resources) {
    this.root = root;
    this.version = numbering.version;
    this.numbering = numbering;
    this.texts = new FragmentText(numbering.options.mlirVersion());
    this.resources =
        new ResourceNumbers(resources, numbering.options.elideResources(), numbering.dialects.values());
    this.output = new DialectOutput(numbering, strings, this.resources);
  }

  ByteWriter write(String producer) {
    out.writeBytes(BytecodeReader.MAGIC, 0, BytecodeReader.MAGIC.length);
    out.writeVarInt(version);
    out.writeText(producer);
    out.writeByte(0);
    writeDialects();
    writeValues();
    new OperationWriter(numbering, output, properties).write(root).write(out);
    writeSection(Format.RESOURCE_OFFSET_SECTION, resources.writeOffsets(strings), 1);
    writeSection(Format.RESOURCE_SECTION, resources.data(), resources.alignment());
    ByteWriter section = new ByteWriter();
    strings.write(section);
    writeSection(Format.STRING_SECTION, section, 1);
    if (version >= Format.PROPERTIES) {
      section.size = 0;
      properties.write(section);
      writeSection(Format.PROPERTIES_SECTION, section, 1);
    }
    return out;
  }

  private void writeSection(int id, ByteWriter contents, int alignment) {
    out.writeByte(alignment == 1 ? id : id | Format.ALIGNED);
    out.writeVarInt(contents.size);
    if (alignment != 1) {
      out.writeVarInt(alignment);
      out.align(alignment, 0);
    }
    out.writeBytes(contents.bytes, 0, contents.size);
  }

  private void writeDialects() {
    List<Numbered> names = numbering.arrangeNames();
    ByteWriter section = new ByteWriter();
    section.writeVarInt(numbering.dialects.size());
    for (Numbered.DialectEntry dialect : numbering.dialects.values()) {
      writeDialect(dialect, section);
    }
    if (version >= Format.OPTIONAL_ARGUMENT_LOCATIONS) {
      section.writeVarInt(names.size());
    }
    for (List<Numbered> group : Numbered.byDialect(names)) {
      section.writeVarInt(group.get(0).dialect.number);
      section.writeVarInt(group.size());
      for (Numbered entry : group) {
        writeName((OperationName) entry.value, section);
      }
    }
    writeSection(Format.DIALECT_SECTION, section, 1);
  }

  private void writeDialect(Numbered.DialectEntry dialect, ByteWriter section) {
    int name = strings.of(dialect.name);
    if (version < Format.DIALECT_VERSIONS) {
      section.writeVarInt(name);
      return;
    }
    ByteWriter bytes = new ByteWriter();
    if (dialect.encoding != null) {
      output.out = bytes;
      dialect.encoding.writeVersion(output);
    }
    section.writeFlagged(name, bytes.size > 0);
    if (bytes.size > 0) {
      section.writeByte(Format.DIALECT_VERSION_SECTION);
      section.writeVarInt(bytes.size);
      section.writeBytes(bytes.bytes, 0, bytes.size);
    }
  }

  /** Writes an operation name. For a name without a dot, the full name is the dialect's name. */
  private void writeName(OperationName name, ByteWriter section) {
    int dot = name.name().indexOf('.');
    int text = strings.of(dot < 0 ? "" : name.name().substring(dot + 1));
    if (version < Format.PROPERTIES) {
      section.writeVarInt(text);
    } else {
      section.writeFlagged(text, name.isRegistered());
    }
  }

  private void writeValues() {
    List<Numbered> attributes = numbering.arrangeAttributes();
    List<Numbered> types = numbering.arrangeTypes();
    ByteWriter data = new ByteWriter();
    ByteWriter offsets = new ByteWriter();
    offsets.writeVarInt(attributes.size());
    offsets.writeVarInt(types.size());
    output.out = data;
    List<List<Numbered>> groups = new ArrayList<>(Numbered.byDialect(attributes));
    groups.addAll(Numbered.byDialect(types));
    for (List<Numbered> group : groups) {
      offsets.writeVarInt(group.get(0).dialect.number);
      offsets.writeVarInt(group.size());
      for (Numbered entry : group) {
        int start = data.size;
        boolean encoded = writeEncoded(entry);
        if (!encoded) {
          data.writeText(text(entry));
          data.writeByte(0);
        }
        offsets.writeFlagged(data.size - start, encoded);
      }
    }
    writeSection(Format.VALUE_OFFSET_SECTION, offsets, 1);
    writeSection(Format.VALUE_SECTION, data, 1);
  }

  private String text(Numbered entry) {
    return entry.value instanceof Type type ? texts.of(type) : texts.of((Attribute) entry.value);
  }

  private boolean writeEncoded(Numbered entry) {
    return entry.value instanceof Type type
        ? numbering.writeType(type, output) != null : numbering.writeAttribute((Attribute) entry.value, output) != null;
  }
}
