// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;

/** Extracts an element or a part of lower rank from a vector. */
@Op(name = "vector.extract",
    operands = {"vector: ANY_VECTOR_OF_ANY_RANK", "dynamic_position: INDEX..."},
    results = "result: ANY",
    attributes = "static_position: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict "
        + "`:` type($result) `from` type($vector)")
public final class ExtractOp extends ExtractOpBase {
  ExtractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    VectorTypes.sameElementType(op, "operand and result have same element type", 0);
  }

  /** Returns the position, one index for each leading dimension. */
  public MixedIndices mixedPosition() {
    return MixedIndices.of(staticPositionAttr(), dynamicPosition());
  }
}
