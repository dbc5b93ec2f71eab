// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Operands of operations. */
@Op(name = "transform.get_operand", family = TransformOp.class,
    operands = "target: HANDLE",
    results = "result: VALUE_HANDLE",
    attributes = {"raw_position_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?"},
    implementations = HandleEffects.Reading.class,
    format = "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` "
        + "functional-type(operands, results)")
public final class GetOperandOp extends GetOperandOpBase {
  GetOperandOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return TransformMatchDims.verify(operation(), rawPositionListAttr(), isInvertedAttr() != null, isAllAttr() != null);
  }
}
