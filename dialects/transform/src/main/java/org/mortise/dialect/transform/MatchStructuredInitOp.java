// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Initial values of the structured operation. */
@Op(name = "transform.match.structured.init", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    results = "result: OPERATION_VALUE_OR_MAP?",
    attributes = {
        "raw_position_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?", "permutation: UNIT?",
        "projected_permutation: UNIT?"
    },
    traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class,
    format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` "
        + "attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))")
public final class MatchStructuredInitOp extends MatchStructuredInitOpBase {
  MatchStructuredInitOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (permutationAttr() != null && projectedPermutationAttr() != null) {
      return opError("\"permutation\" and \"projected_permutation\" are mutually exclusive");
    }
    Diagnostic wrong =
        TransformMatchDims.verify(operation(), rawPositionListAttr(), isInvertedAttr() != null, isAllAttr() != null);
    if (wrong == null && resultCount() > 0 && rawPositionListAttr().size() > 1) {
      return opError("cannot bind multiple inputs/inits to the same value");
    }
    return wrong;
  }
}
