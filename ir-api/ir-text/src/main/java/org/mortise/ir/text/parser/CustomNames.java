// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.OperationName;
import org.mortise.ir.ParseError;

/** Finds the operations that the custom form names, with or without their dialects. */
final class CustomNames {
  private static final String AVAILABLE_HINT = " ; for more info on dialect registration see "
      + "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management";

  private CustomNames() {}

  /**
   * Returns the name of an operation.
   *
   * @param written how the text names it
   * @param dialect the default dialect of the place
   */
  static OperationName of(ParseState state, Name written, String dialect) {
    OperationName name = written.operation;
    if (name == null) {
      name = state.context.operationName(written.text);
      written.operation = name;
    }
    int dot = written.text.indexOf('.');
    if (name.definition() != null || dot >= 0 && dot + 1 < written.text.length()) {
      return name;
    }
    if (!dialect.equals(written.defaultDialect)) {
      written.defaultDialect = dialect;
      written.defaultOperation = state.context.operationName(dialect + "." + written.text);
    }
    return written.defaultOperation;
  }

  /** Returns the error about a name that no dialect defines. */
  static ParseError unknown(ParseState state, int at, String written, OperationName name) {
    String tried = written.equals(name.name()) ? "" : " (tried '" + name.name() + "' as well)";
    if (name.dialect() != null) {
      return state.error(at, "custom op '" + written + "' is unknown" + tried);
    }
    List<String> namespaces = new ArrayList<>();
    for (Dialect dialect : state.context.dialects()) {
      namespaces.add(dialect.namespace());
    }
    namespaces.sort(null);
    String message = "Dialect `" + name.dialectNamespace() + "' not found for custom op '" + written + "' " + tried;
    return state.missingDialect(at, name.dialectNamespace(), Diagnostic.error(state.location(at), message)
        .note(state.location(at), "Registered dialects: " + String.join(", ", namespaces) + AVAILABLE_HINT));
  }
}
