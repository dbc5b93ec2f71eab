// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.io.IOException;
import java.io.OutputStream;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.Resources;

/**
 * Writes programs in MLIR's bytecode, versions 0 to 6. Equal programs are equal bytes. Linear in the program but for
 * sorting its attributes, types and operation names; needs no stack for nested regions. The file is made in memory.
 * No other thread may use the program meanwhile.
 */
public final class BytecodeWriter {
  /** The newest version of the format. */
  public static final int NEWEST_VERSION = 6;

  /** The start of what states the origin of a file. */
  static final String PRODUCER = "Mortise";

  private static final String VERSION = "0.1";

  /**
   * How a program is written.
   *
   * @param version the version of the format, from 0 to 6
   * @param elideResources whether only the names of blobs are written
   */
  public record Options(int version, boolean elideResources) {
    /** The newest version, with all resources. */
    public static final Options DEFAULT = new Options(NEWEST_VERSION, false);

    /** Returns these options with another version. Whether there is such a version is checked by {@link #write}. */
    public Options withVersion(int newVersion) {
      return new Options(newVersion, elideResources);
    }

    /** Returns these options with or without the data of resources. */
    public Options withElidedResources(boolean elide) {
      return new Options(version, elide);
    }
  }

  private BytecodeWriter() {}

  /**
   * Writes a program; does not flush or close {@code out}.
   *
   * @param op an operation without a parent; other operations are written as if they had none, and must be isolated
   * @return false, with nothing written, after an error, which was reported: there is no such version, a required
   *     attribute of an operation is missing, or an operation without definition has properties and the version is
   *     older than 5
   */
  public static boolean write(
      Operation op, Options options, Resources resources, OutputStream out, DiagnosticHandler handler)
      throws IOException {
    if (options.version < 0 || options.version > NEWEST_VERSION) {
      handler.handle(Diagnostic.error(op, "unsupported version requested " + options.version
          + ", must be in range [0, " + NEWEST_VERSION + "]"));
      return false;
    }
    ByteWriter bytes;
    try {
      bytes = new ProgramWriter(op, number(op, options.version), options, resources).write(PRODUCER + VERSION);
    } catch (Unwritable refused) {
      handler.handle(refused.toDiagnostic());
      return false;
    }
    out.write(bytes.bytes, 0, bytes.size);
    return true;
  }

  /** Attributes and types that are nested hundreds of levels deep are numbered on a large stack. */
  private static Numbering number(Operation op, int version) {
    try {
      return new Numbering(op, version, DeepStack.SHALLOW_LEVELS);
    } catch (Numbering.NestedDeeply met) {
      Numbering[] made = new Numbering[1];
      DeepStack.run(() -> made[0] = new Numbering(op, version, DeepStack.DEEP_LEVELS));
      return made[0];
    }
  }
}
