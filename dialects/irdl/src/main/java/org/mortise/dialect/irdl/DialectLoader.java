// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Creates dialects from a program with {@code irdl.dialect} operations, like MLIR's {@code --irdl-file}. After any
 * error, none of its dialects is created. Linear in the size of the program.
 *
 * <p>Attributes {@code mortise.*} of {@code irdl.operation} declare additional properties: names, an assembly format,
 * memory effects, traits, views and deallocation; see {@link OperationReader}. MLIR ignores them.
 */
public final class DialectLoader {
  private final Context context;
  private final DiagnosticHandler diagnostics;
  private final Map<Operation, ParameterizedDefinition> definitions = new IdentityHashMap<>();
  private boolean failed;

  private DialectLoader(Context context, DiagnosticHandler diagnostics) {
    this.context = context;
    this.diagnostics = diagnostics;
  }

  /**
   * Creates the dialects of a program.
   *
   * @param program a verified program
   * @param context a context with the dialect {@code irdl} and the dialects that the program refers to. The new
   *     dialects can be used in other contexts; their namespaces must not exist in this one
   * @return the dialects in order; null after an error, which was reported
   */
  public static @Nullable List<TextDialect> load(
      Operation program, Context context, DiagnosticHandler diagnostics) {
    return new DialectLoader(context, diagnostics).load(program);
  }

  private @Nullable List<TextDialect> load(Operation program) {
    Map<String, Operation> dialects = new LinkedHashMap<>();
    program.walk((Operation op) -> {
      if (op.name().name().equals(DialectOp.NAME)) {
        checkNamespace(op, dialects.putIfAbsent(SymbolTable.getSymbolName(op), op));
      }
    });
    for (Map.Entry<String, Operation> dialect : dialects.entrySet()) {
      for (Operation op : body(dialect.getValue())) {
        if (DefinitionReference.isTypeOrAttribute(op)) {
          boolean isType = op.name().name().equals(TypeOp.NAME);
          definitions.put(
              op, new ParameterizedDefinition(dialect.getKey(), SymbolTable.getSymbolName(op), isType));
        }
      }
    }
    List<TextDialect> made = new ArrayList<>();
    for (Map.Entry<String, Operation> dialect : dialects.entrySet()) {
      made.add(make(dialect.getKey(), dialect.getValue()));
    }
    return failed ? null : made;
  }

  private void checkNamespace(Operation dialect, @Nullable Operation earlier) {
    String namespace = SymbolTable.getSymbolName(dialect);
    if (earlier != null) {
      report(Diagnostic.error(dialect.location(), "dialect '" + namespace + "' is defined twice")
          .note(earlier.location(), "see existing definition here"));
    } else if (context.dialect(namespace) != null) {
      report(Diagnostic.error(dialect.location(), "there is a dialect '" + namespace + "' already"));
    }
  }

  private TextDialect make(String namespace, Operation dialect) {
    Map<String, ParameterizedDefinition> types = new LinkedHashMap<>();
    Map<String, ParameterizedDefinition> attributes = new LinkedHashMap<>();
    Map<String, OpDefinition> operations = new LinkedHashMap<>();
    for (Operation op : body(dialect)) {
      switch (op.name().name()) {
        case TypeOp.NAME -> types.put(SymbolTable.getSymbolName(op), complete(op));
        case AttributeOp.NAME -> attributes.put(SymbolTable.getSymbolName(op), complete(op));
        case OperationOp.NAME -> {
          OpDefinition operation = operation(op, namespace, dialect);
          if (operation != null) {
            operations.put(operation.name(), operation);
          }
        }
        default -> { } // as in MLIR
      }
    }
    return new TextDialect(namespace, sourceOf(dialect), types, attributes, operations);
  }

  private static String sourceOf(Operation dialect) {
    return dialect.location() instanceof FileLineColLoc place ? place.file() : "";
  }

  private ParameterizedDefinition complete(Operation op) {
    ParameterizedDefinition definition = definitions.get(op);
    BodyReader body = new BodyReader(op, definition.namespace(), definitions, this::report);
    definition.complete(body.constraints(), body.parameters());
    return definition;
  }

  private @Nullable OpDefinition operation(Operation op, String namespace, Operation dialect) {
    OperationParts parts = new BodyReader(op, namespace, definitions, this::report).operation();
    return failed ? null : new OperationReader(op, namespace, dialect, parts, this::report).definition();
  }

  private static Iterable<Operation> body(Operation definition) {
    return definition.region(0).first().operations();
  }

  private void report(Diagnostic error) {
    failed = true;
    diagnostics.handle(error);
  }
}
