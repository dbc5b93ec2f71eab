// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.OperationName;
import org.mortise.ir.definition.OpDefinition;

/** The dialects and operation names of a file. Names and versions are looked up in the context when they are needed. */
final class DialectTable {
  /** A dialect of the file. */
  static final class Entry {
    final String name;
    private final @Nullable ByteReader versionBytes;
    private boolean isLoaded;
    @Nullable Dialect dialect;
    @Nullable DialectBytecode encoding;
    /** The version that the file states, read by the dialect. */
    @Nullable Object version;

    Entry(String name, @Nullable ByteReader versionBytes) {
      this.name = name;
      this.versionBytes = versionBytes;
    }
  }

  /** An operation name of the file. */
  static final class Op {
    private final Entry dialect;
    private final String name;
    final boolean wasRegistered;
    @Nullable OperationName resolved;
    @Nullable OpDefinition definition;
    @Nullable BytecodeOpInterface encoding;
    @Nullable PropertyOrder properties;
    /** Whether inherent attributes can be missing in the file and have a default value. */
    boolean hasDefaults;

    Op(Entry dialect, String name, boolean wasRegistered) {
      this.dialect = dialect;
      this.name = name;
      this.wasRegistered = wasRegistered;
    }
  }

  private final Context context;
  private final boolean allowUnregistered;
  private final int fileVersion;
  private final Entry[] dialects;
  private Op[] operations = new Op[0];
  private int operationCount;

  DialectTable(ByteReader in, StringTable strings, int fileVersion, Context context, boolean allowUnregistered) {
    this.context = context;
    this.allowUnregistered = allowUnregistered;
    this.fileVersion = fileVersion;
    this.dialects = new Entry[in.readCount()];
    for (int i = 0; i < dialects.length; i++) {
      dialects[i] = readDialect(in, strings);
    }
    if (fileVersion >= Format.OPTIONAL_ARGUMENT_LOCATIONS) {
      operations = new Op[in.readCount()];
    }
    while (!in.isAtEnd()) {
      readOperations(in, strings);
    }
  }

  private Entry readDialect(ByteReader in, StringTable strings) {
    if (fileVersion < Format.DIALECT_VERSIONS) {
      return new Entry(strings.read(in), null);
    }
    long nameAndFlag = in.readVarInt();
    String name = strings.checked(in, nameAndFlag >>> 1);
    return new Entry(name, (nameAndFlag & 1) == 0 ? null : in.readSection(Format.DIALECT_VERSION_SECTION));
  }

  private void readOperations(ByteReader in, StringTable strings) {
    Entry dialect = dialects[in.readIndex(dialects.length, "dialect")];
    int count = in.readCount();
    for (int i = 0; i < count; i++) {
      long name = in.readVarInt();
      boolean wasRegistered = true;
      if (fileVersion >= Format.PROPERTIES) {
        wasRegistered = (name & 1) != 0;
        name >>>= 1;
      }
      if (operationCount == operations.length) {
        operations = Arrays.copyOf(operations, Math.max(16, 2 * operationCount));
      }
      operations[operationCount++] = new Op(dialect, strings.checked(in, name), wasRegistered);
    }
  }

  int size() {
    return dialects.length;
  }

  Entry get(int index) {
    return dialects[index];
  }

  /** Returns the dialect of this name if the file uses it and it is loaded; null otherwise. */
  @Nullable Entry find(String namespace) {
    for (Entry entry : dialects) {
      if (entry.name.equals(namespace)) {
        return entry;
      }
    }
    return null;
  }

  /** Looks up a dialect in the context. */
  Entry load(Entry entry, ValueTable values, ByteReader in) {
    if (entry.isLoaded) {
      return entry;
    }
    entry.isLoaded = true;
    entry.dialect = context.dialect(entry.name);
    if (entry.dialect == null && !allowUnregistered) {
      throw in.error("dialect '" + entry.name + "' is unknown. If this is intended, please call "
          + "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool "
          + "used.");
    }
    entry.encoding = entry.dialect == null ? null : entry.dialect.bytecode();
    if (entry.versionBytes != null && entry.encoding != null) {
      entry.version = entry.encoding.readVersion(new DialectInput(values, entry.versionBytes));
    }
    return entry;
  }

  /** Reads the index of an operation name and returns the name. */
  Op readOperation(ByteReader in, ValueTable values) {
    Op op = operations[in.readIndex(operationCount, "operation name")];
    if (op.resolved == null) {
      resolve(op, values, in);
    }
    return op;
  }

  /** An operation without a dot in its name has the whole name as that of its dialect. */
  private void resolve(Op op, ValueTable values, ByteReader in) {
    load(op.dialect, values, in);
    op.resolved = context.operationName(op.name.isEmpty() ? op.dialect.name : op.dialect.name + "." + op.name);
    op.definition = OpDefinition.of(op.resolved);
    if (op.definition != null && !op.definition.isDynamic() && op.definition.attributeCount() > 0) {
      op.encoding = op.resolved.getInterface(BytecodeOpInterface.class);
      op.properties = new PropertyOrder(op.definition);
      op.hasDefaults = hasDefaults(op.definition);
    }
  }

  private static boolean hasDefaults(OpDefinition definition) {
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      if (!definition.attributeSpec(slot).optional() && definition.attributeSpec(slot).defaultValue() != null) {
        return true;
      }
    }
    return false;
  }
}
