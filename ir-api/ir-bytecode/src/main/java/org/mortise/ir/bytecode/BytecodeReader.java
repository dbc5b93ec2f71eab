// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.ReadAttempts;

/**
 * Reads programs in MLIR's bytecode, versions 0 to 6. Does not verify them. Linear in the file; no recursion on
 * regions, types and attributes; allocates at most a small multiple of the size of the file. Malformed bytes are
 * reported as an error at the start of the file.
 */
public final class BytecodeReader {
  /** Declared here, so that {@link #isBytecode} loads no other class. */
  static final byte[] MAGIC = {'M', 'L', (byte) 0xEF, 'R'};

  private static final String RULE = "bytecode";

  private BytecodeReader() {}

  /** Returns whether a file is bytecode: its first four bytes are {@code ML\xEFR}. */
  public static boolean isBytecode(SourceText source) {
    byte[] bytes = source.terminatedBytes();
    if (source.length() < MAGIC.length) {
      return false;
    }
    for (int i = 0; i < MAGIC.length; i++) {
      if (bytes[i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads a file.
   *
   * @param resources receives the resources of the file
   * @return the module of the file, or a new module around its operation; null after an error, which was reported to
   *     {@code handler}
   */
  public static @Nullable Operation read(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources) {
    return read(source, context, options, BytecodeOverride.NONE, handler, resources);
  }

  /** Reads a file with encodings that replace the encodings of dialects. */
  public static @Nullable Operation read(
      SourceText source, Context context, ParserOptions options, BytecodeOverride override, DiagnosticHandler handler,
      Resources resources) {
    return ReadAttempts.run(context, (namedTypes, largeStack) -> {
      Attempt attempt = new Attempt(resources, namedTypes);
      attempt.read(source, context, options, override, largeStack);
      if (attempt.program == null && options.threads() > 1) { // errors must not depend on the number of threads
        attempt = new Attempt(resources, namedTypes);
        attempt.read(source, context, options.withThreads(1), override, largeStack);
      }
      attempt.diagnostics.forEach(found -> handler.handle(found.withRule(RULE)));
      resources.putAll(attempt.resources);
      return attempt.program;
    });
  }

  /** One reading of a file: its program, or the errors. */
  private static final class Attempt {
    private final List<Diagnostic> diagnostics = new ArrayList<>(1);
    private final Resources resources;
    private final NamedTypeUses namedTypes;
    private @Nullable Operation program;

    Attempt(Resources resources, NamedTypeUses namedTypes) {
      this.resources = resources.emptyCopy();
      this.namedTypes = namedTypes.forThread();
    }

    void read(
        SourceText source, Context context, ParserOptions options, BytecodeOverride override, boolean largeStack) {
      program = new ProgramReader(source, context, options, override, diagnostics::add, resources, namedTypes)
          .read(largeStack);
    }
  }

  /**
   * Returns a handler for diagnostics about a program that was read from {@code source}: for bytecode, it adds to
   * errors a note with the file's version and producer.
   */
  public static DiagnosticHandler noting(SourceText source, Context context, DiagnosticHandler handler) {
    if (!isBytecode(source)) {
      return handler;
    }
    FileReader file = new FileReader(source, context);
    file.readHead();
    return diagnostic -> handler.handle(file.noted(diagnostic));
  }
}
