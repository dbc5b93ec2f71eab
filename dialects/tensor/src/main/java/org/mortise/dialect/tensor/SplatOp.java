// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Creates a tensor with all elements equal. */
@Op(name = "tensor.splat",
    operands = {"input: ANY", "dynamicSizes: INDEX..."},
    results = "aggregate: ANY_RANKED_TENSOR",
    traits = "PURE",
    format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
    resultNames = "splat",
    implementations = ResultShapes.OfSizes.class)
public final class SplatOp extends SplatOpBase {
  SplatOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("input", "aggregate", "operand type matches element type of result", TensorTypes::elementType);
  }

  @Nullable Diagnostic verify() {
    int expected = aggregateType().dynamicDimCount();
    int given = dynamicSizes().size();
    return given == expected ? null
        : opError("incorrect number of dynamic sizes, has " + given + ", expected " + expected);
  }

  FoldResult fold(Attribute[] constants) {
    return ElementFolding.splat(this, constants);
  }
}
