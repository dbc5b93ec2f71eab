// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.DialectReader;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;

/** Reads dialect files: programs of the dialects {@code irdl} and {@code ods}, which define other dialects. */
public final class DialectDefinitions {
  private static final List<String> READERS = List.of("irdl", "ods");

  private DialectDefinitions() {}

  /**
   * Creates the dialects that a file defines: all of them or, after an error, none.
   *
   * @param context a context with the dialects {@code irdl} and {@code ods}, which read the file, and with the dialects
   *     that the file mentions; it must not have the dialects that the file defines
   * @return the dialects; null after an error, which was reported with its location
   */
  public static @Nullable List<Dialect> read(SourceText text, Context context, DiagnosticHandler diagnostics) {
    Operation program = ProgramFiles.read(text, context, new ParserOptions(false, true), diagnostics);
    if (program == null || !IRVerifier.verify(program, diagnostics)) {
      return null;
    }
    List<Dialect> all = new ArrayList<>();
    for (String name : READERS) {
      if (context.dialect(name) instanceof DialectReader reader) {
        List<? extends Dialect> dialects = reader.readDialects(program, context, diagnostics);
        if (dialects == null) {
          return null;
        }
        all.addAll(dialects);
      }
    }
    Map<String, Dialect> names = new HashMap<>();
    for (Dialect dialect : all) {
      if (names.putIfAbsent(dialect.namespace(), dialect) != null) {
        diagnostics.handle(Diagnostic.error(
            program.location(), "dialect '" + dialect.namespace() + "' is defined by irdl and by ods"));
        return null;
      }
    }
    return all;
  }
}
