// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Concatenates types or values, and ranges of them. */
@Op(name = "pdl.range", operands = "arguments: ANY_PDL...", results = "result: TYPES_OR_VALUES", traits = "PURE",
    parents = "pdl.rewrite",
    format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict")
public final class PdlRangeOp extends PdlRangeOpBase {
  PdlRangeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("RangeType", new RangeType());
  }

  @Nullable Diagnostic verify() {
    Type element = elementOf(result().type());
    for (Value argument : arguments()) {
      Type type = elementOf(argument.type());
      if (type != element) {
        return opError("expected operand to have element type '" + element + "', but got '" + type + "'");
      }
    }
    return null;
  }

  private static Type elementOf(Type type) {
    return type instanceof PdlRangeType range ? range.element() : type;
  }
}
