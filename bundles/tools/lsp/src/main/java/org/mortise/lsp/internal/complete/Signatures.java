// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.StringJoiner;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;

/** The operands and results of an operation in one line: {@code (memref, indices...) -> result}. */
final class Signatures {
  private Signatures() {}

  static String of(OpDefinition definition) {
    StringJoiner operands = new StringJoiner(", ", "(", ")");
    for (int i = 0; i < definition.operandGroupCount(); i++) {
      operands.add(group(definition.operandSpec(i)));
    }
    StringJoiner results = new StringJoiner(", ");
    for (int i = 0; i < definition.resultGroupCount(); i++) {
      results.add(group(definition.resultSpec(i)));
    }
    return results.length() == 0 ? operands.toString() : operands + " -> " + results;
  }

  private static String group(ValueSpec spec) {
    String mark = spec.arity() == Arity.ONE ? "" : spec.arity() == Arity.OPTIONAL ? "?" : "...";
    return spec.name() + mark + ": " + spec.constraint().description();
  }
}
