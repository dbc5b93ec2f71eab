// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Produces a constant tensor. */
@Op(name = "tosa.const",
    attributes = "values: ELEMENTS",
    results = "output: TENSOR",
    traits = {"CONSTANT_LIKE", "PURE"})
public final class ConstOp extends ConstOpBase {
  ConstOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {values, output} have same shape", ConstOp::hasShapeOfValue);
  }

  private static boolean hasShapeOfValue(Operation op) {
    ConstOp constant = of(op);
    return constant.valuesAttr().type() instanceof ShapedType value
        && constant.output().type() instanceof TensorType output
        && output.hasRank()
        && Arrays.equals(value.shape(), output.shape());
  }

  @Nullable Diagnostic verify() {
    Type values = ShapedType.elementTypeOrSelf(valuesAttr().type());
    return values == TosaTypes.storedElementOf(output()) ? null : opError("expected same attr/result element types");
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valuesAttr());
  }
}
