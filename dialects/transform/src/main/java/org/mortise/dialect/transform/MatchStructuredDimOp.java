// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Dimensions of the structured operation. */
@Op(name = "transform.match.structured.dim", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    results = "result: PARAM?",
    attributes = {
        "raw_dim_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?", "parallel: UNIT?", "reduction: UNIT?"
    },
    traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class,
    format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` "
        + "custom<SemiFunctionType>(type($operand_handle), type($result))")
public final class MatchStructuredDimOp extends MatchStructuredDimOpBase {
  MatchStructuredDimOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return parallelAttr() != null && reductionAttr() != null
        ? opError("cannot request the same dimension to be both parallel and reduction")
        : TransformMatchDims.verify(operation(), rawDimListAttr(), isInvertedAttr() != null, isAllAttr() != null);
  }
}
