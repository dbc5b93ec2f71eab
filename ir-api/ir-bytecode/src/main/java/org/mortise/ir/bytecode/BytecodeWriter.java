// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.version.FormerProgram;

/**
 * Writes programs in MLIR's bytecode, versions 0 to 6. Equal programs yield equal bytes. Linear in the program except
 * for sorting its attributes, types and operation names; no recursion on regions. The file is built in memory. No other
 * thread may use the program meanwhile.
 */
public final class BytecodeWriter {
  /** The newest version of the format. */
  public static final int NEWEST_VERSION = 6;

  /** The prefix of the producer string. */
  static final String PRODUCER = "Mortise";

  private static final String VERSION = "0.1";

  /** The end of the producer string of programs of the newest version of MLIR. */
  static final String NEWEST = " for MLIR " + MlirVersion.V22_1;

  /**
   * How a program is written.
   *
   * @param version the version of the format, from 0 to 6
   * @param elideResources whether only the names of blobs are written
   * @param dialectVersions the target versions of dialects by name; other dialects have their current version
   * @param override encodings that replace the encodings of dialects
   * @param mlirVersion the version of MLIR that can read the file
   */
  public record Options(
      int version, boolean elideResources, Map<String, Object> dialectVersions, BytecodeOverride override,
      MlirVersion mlirVersion) {
    /** The newest version, with all resources. */
    public static final Options DEFAULT =
        new Options(NEWEST_VERSION, false, Map.of(), BytecodeOverride.NONE, MlirVersion.DEFAULT);

    /** Returns these options with another version, which {@link #write} checks. */
    public Options withVersion(int newVersion) {
      return new Options(newVersion, elideResources, dialectVersions, override, mlirVersion);
    }

    /** Returns these options with or without the data of resources. */
    public Options withElidedResources(boolean elide) {
      return new Options(version, elide, dialectVersions, override, mlirVersion);
    }

    /** Returns these options with the version of one dialect, an object of the class that the dialect uses for it. */
    public Options withDialectVersion(String dialect, Object dialectVersion) {
      Map<String, Object> versions = new HashMap<>(dialectVersions);
      versions.put(dialect, dialectVersion);
      return new Options(version, elideResources, Map.copyOf(versions), override, mlirVersion);
    }

    /** Returns these options with encodings that replace the encodings of dialects. */
    public Options withOverride(BytecodeOverride newOverride) {
      return new Options(version, elideResources, dialectVersions, newOverride, mlirVersion);
    }

    /** Returns these options for readers of another version of MLIR. */
    public Options withMlirVersion(MlirVersion newVersion) {
      return new Options(version, elideResources, dialectVersions, override, newVersion);
    }
  }

  private BytecodeWriter() {}

  /**
   * Writes a program; does not flush or close {@code out}.
   *
   * @param op an operation without a parent, or isolated from above, which is written as if it had no parent
   * @return false, with nothing written, after an error, which was reported: there is no such version, a required
   *     attribute of an operation is missing, or an operation without definition has properties and the version is
   *     older than 5
   */
  public static boolean write(
      Operation op, Options options, Resources resources, OutputStream out, DiagnosticHandler handler)
      throws IOException {
    ByteWriter bytes = written(op, options, resources, handler);
    if (bytes != null) {
      out.write(bytes.bytes, 0, bytes.size);
    }
    return bytes != null;
  }

  /** Returns the bytes that {@link #write} writes; null after an error, which was reported. */
  public static byte @Nullable [] toBytes(
      Operation op, Options options, Resources resources, DiagnosticHandler handler) {
    ByteWriter bytes = written(op, options, resources, handler);
    return bytes == null ? null : Arrays.copyOf(bytes.bytes, bytes.size);
  }

  private static @Nullable ByteWriter written(
      Operation op, Options options, Resources resources, DiagnosticHandler handler) {
    if (options.version < 0 || options.version > NEWEST_VERSION) {
      handler.handle(Diagnostic.error(op, "unsupported version requested " + options.version
          + ", must be in range [0, " + NEWEST_VERSION + "]"));
      return null;
    }
    FormerProgram former = FormerProgram.of(op, options.mlirVersion(), true);
    Operation program = former == null ? op : former.operation();
    String producer = options.mlirVersion().isNewest() ? PRODUCER + VERSION + NEWEST : PRODUCER + VERSION;
    try {
      return new ProgramWriter(program, number(program, options), resources).write(producer);
    } catch (Unwritable refused) {
      handler.handle(refused.toDiagnostic());
      return null;
    }
  }

  /** Numbers a program. Attributes and types nested hundreds of levels deep are numbered on a large stack. */
  private static Numbering number(Operation op, Options options) {
    try {
      return new Numbering(op, options, DeepStack.SHALLOW_LEVELS);
    } catch (Numbering.NestedDeeply met) {
      Numbering[] made = new Numbering[1];
      DeepStack.run(() -> made[0] = new Numbering(op, options, DeepStack.DEEP_LEVELS));
      return made[0];
    }
  }
}
