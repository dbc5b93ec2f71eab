// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

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
import org.mortise.ir.symbols.SymbolTable;

/**
 * Creates the dialects that {@code ods.dialect} operations define. After any error, none of them is created. Linear in
 * the size of the program.
 */
public final class OdsLoader {
  private final Context context;
  private final SyntaxLibraries libraries;
  private final DiagnosticHandler diagnostics;
  private boolean failed;

  private OdsLoader(Context context, SyntaxLibraries libraries, DiagnosticHandler diagnostics) {
    this.context = context;
    this.libraries = libraries;
    this.diagnostics = diagnostics;
  }

  /**
   * Creates the dialects of a program.
   *
   * @param program a verified program
   * @param context a context with the dialects that the program refers to. The new dialects can be used in other
   *     contexts; their namespaces must not exist in this one
   * @param libraries the syntax in Java that the dialects can use
   * @return the dialects in order; null after an error, which was reported
   */
  public static @Nullable List<Dialect> load(
      Operation program, Context context, List<SyntaxLibrary> libraries, DiagnosticHandler diagnostics) {
    return new OdsLoader(context, new SyntaxLibraries(libraries), diagnostics).load(program);
  }

  private @Nullable List<Dialect> load(Operation program) {
    Map<String, Operation> operations = new HashMap<>();
    List<Operation> order = new ArrayList<>();
    program.walk((Operation op) -> {
      if (op.name().name().equals(DialectOp.NAME)) {
        check(op, operations.putIfAbsent(SymbolTable.getSymbolName(op), op));
        order.add(op);
      }
    });
    List<DefinedDialect> dialects = DefinedDialect.create(order, libraries, this::report);
    if (failed) {
      return null;
    }
    Context.Builder complete = context.toBuilder();
    dialects.forEach(complete::dialect);
    Context checked = complete.build();
    for (DefinedDialect dialect : dialects) {
      dialect.check(checked, this::report);
    }
    boolean areValid = !failed;
    for (DefinedDialect dialect : dialects) {
      if (areValid) {
        dialect.checkPatterns(context, dialects, this::report);
      }
    }
    return failed ? null : List.copyOf(dialects);
  }

  private void check(Operation dialect, @Nullable Operation earlier) {
    String namespace = SymbolTable.getSymbolName(dialect);
    if (earlier != null) {
      report(Diagnostic.error(dialect.location(), "dialect '" + namespace + "' is defined twice")
          .note(earlier.location(), "see existing definition here"));
    } else if (context.dialect(namespace) != null) {
      report(Diagnostic.error(dialect.location(), "there is a dialect '" + namespace + "' already"));
    }
  }

  private void report(Diagnostic error) {
    failed = true;
    diagnostics.handle(error);
  }
}
