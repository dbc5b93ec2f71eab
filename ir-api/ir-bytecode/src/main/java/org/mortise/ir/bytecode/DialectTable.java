// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OperationName;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.parser.ParserOptions;

/**
 * The dialects and operation names of a file. They are looked up in the context at first use, by one thread at a time;
 * the results are immutable. Thread-safe.
 */
final class DialectTable {
  /** A dialect as the file states it. */
  private record StatedDialect(String name, @Nullable ByteReader version) {}

  /**
   * A dialect of the file.
   *
   * @param version the version that the file states, read by the dialect
   */
  record Entry(String name, @Nullable DialectBytecode encoding, @Nullable Object version) {}

  /** An operation name as the file states it. */
  private record StatedOp(int dialect, String name, boolean wasRegistered) {}

  /**
   * An operation name of the file.
   *
   * @param wasRegistered whether the operation had a definition when the file was written
   * @param encoding the encoding of the inherent attributes; null if there are none
   * @param hasDefaults whether inherent attributes can be missing in the file and have a default value
   */
  record Op(
      OperationName name, boolean wasRegistered, @Nullable OpDefinition definition,
      @Nullable BytecodeOpInterface encoding, boolean hasDefaults) {}

  private final Context context;
  private final ParserOptions options;
  private final int fileVersion;
  private final MlirVersion mlirVersion;
  private final StatedDialect[] statedDialects;
  private final Entry[] dialects;
  private StatedOp[] statedOps = new StatedOp[0];
  private int operationCount;
  private final Op[] operations;

  DialectTable(ByteReader in, StringTable strings, int fileVersion, MlirVersion mlirVersion, Context context,
      ParserOptions options) {
    this.mlirVersion = mlirVersion;
    this.context = context;
    this.options = options;
    this.fileVersion = fileVersion;
    this.statedDialects = new StatedDialect[in.readCount()];
    this.dialects = new Entry[statedDialects.length];
    for (int i = 0; i < statedDialects.length; i++) {
      statedDialects[i] = readDialect(in, strings);
    }
    if (fileVersion >= Format.OPTIONAL_ARGUMENT_LOCATIONS) {
      statedOps = new StatedOp[in.readCount()];
    }
    while (!in.isAtEnd()) {
      readOperations(in, strings);
    }
    this.operations = new Op[operationCount];
  }

  private StatedDialect readDialect(ByteReader in, StringTable strings) {
    if (fileVersion < Format.DIALECT_VERSIONS) {
      return new StatedDialect(strings.read(in), null);
    }
    long nameAndFlag = in.readVarInt();
    String name = strings.checked(in, nameAndFlag >>> 1);
    return new StatedDialect(name, (nameAndFlag & 1) == 0 ? null : in.readSection(Format.DIALECT_VERSION_SECTION));
  }

  private void readOperations(ByteReader in, StringTable strings) {
    int dialect = in.readIndex(dialects.length, "dialect");
    int count = in.readCount();
    for (int i = 0; i < count; i++) {
      long name = in.readVarInt();
      boolean wasRegistered = true;
      if (fileVersion >= Format.PROPERTIES) {
        wasRegistered = (name & 1) != 0;
        name >>>= 1;
      }
      if (operationCount == statedOps.length) {
        statedOps = Arrays.copyOf(statedOps, Math.max(16, 2 * operationCount));
      }
      statedOps[operationCount++] = new StatedOp(dialect, strings.checked(in, name), wasRegistered);
    }
  }

  int size() {
    return dialects.length;
  }

  /** Returns the name of a dialect, which need not be known. */
  String name(int index) {
    return statedDialects[index].name;
  }

  /** Returns the version that the file states for a dialect; null if it states none. */
  @Nullable Object version(String namespace, ValueReader values) {
    for (int i = 0; i < dialects.length; i++) {
      if (name(i).equals(namespace)) {
        return dialect(i, values).version;
      }
    }
    return null;
  }

  /** Returns the dialects that were looked up so far. */
  List<Entry> known() {
    return Arrays.stream(dialects).filter(Objects::nonNull).toList();
  }

  Entry dialect(int index, ValueReader values) {
    Entry known = dialects[index];
    return known != null ? known : lookUpDialect(index, values);
  }

  private synchronized Entry lookUpDialect(int index, ValueReader values) {
    if (dialects[index] != null) {
      return dialects[index];
    }
    StatedDialect stated = statedDialects[index];
    Dialect dialect = context.dialect(stated.name);
    if (dialect == null && !options.allowUnregisteredDialects()) {
      ParseError error = values.error("dialect '" + stated.name + "' is unknown. If this is intended, please call "
          + "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool "
          + "used.");
      error.diagnostics().get(0).withMissingDialect(stated.name);
      throw error;
    }
    DialectBytecode encoding = dialect == null ? null : dialect.bytecode();
    boolean hasVersion = stated.version != null && encoding != null;
    Object version = hasVersion ? encoding.readVersion(new DialectInput(values, stated.version)) : null;
    dialects[index] = new Entry(stated.name, encoding, version);
    return dialects[index];
  }

  /** Reads the index of an operation name and returns the name. */
  Op readOperation(ByteReader in, ValueReader values) {
    int index = in.readIndex(operationCount, "operation name");
    Op known = operations[index];
    return known != null ? known : lookUpOperation(index, values);
  }

  /** Looks up an operation name. For a name without a dot, the full name is the dialect's name. */
  private synchronized Op lookUpOperation(int index, ValueReader values) {
    StatedOp stated = statedOps[index];
    String dialect = dialect(stated.dialect, values).name;
    OperationName name = ofVersion(
        context.operationName(stated.name.isEmpty() ? dialect : dialect + "." + stated.name));
    OpDefinition definition = OpDefinition.of(name);
    BytecodeOpInterface encoding = PropertyOrder.encodingOf(name, mlirVersion);
    boolean hasDefaults = encoding != null && hasDefaults(definition);
    operations[index] = new Op(name, stated.wasRegistered, definition, encoding, hasDefaults);
    return operations[index];
  }

  /** Returns the former operation of a name if there is no other one, or if the file is of MLIR 19.1. */
  private OperationName ofVersion(OperationName name) {
    if (name.former() == null) {
      return name;
    }
    boolean isFormer = name.former().formerOperation().isRetired() ? options.version().isNewest()
        : !name.isRegistered() || !mlirVersion.isNewest();
    return isFormer ? name.former() : name;
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
