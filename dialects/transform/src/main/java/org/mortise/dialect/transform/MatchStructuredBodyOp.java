// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Succeeds if the body of the structured operation is of the given kind. */
@Op(name = "transform.match.structured.body", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    attributes = {
        "reduction_position: I64?", "passthrough: UNIT?", "elementwise: UNIT?", "contraction: STRING_ARRAY?"
    },
    traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class,
    format = "$operand_handle attr-dict `:` type($operand_handle)")
public final class MatchStructuredBodyOp extends MatchStructuredBodyOpBase {
  MatchStructuredBodyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int kinds = (reductionPositionAttr() != null ? 1 : 0) + (passthroughAttr() != null ? 1 : 0)
        + (elementwiseAttr() != null ? 1 : 0) + (contractionAttr() != null ? 1 : 0);
    if (kinds > 1) {
      return opError("only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is "
          + "allowed");
    }
    return contractionAttr() != null && contractionAttr().size() != 2
        ? opError("\"contraction\" must have exactly two elements")
        : null;
  }
}
