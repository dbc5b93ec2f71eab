// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Produces a constant tensor. */
@Op(name = "tosa.const",
    attributes = "value: ELEMENTS",
    results = "output: TENSOR",
    traits = {"CONSTANT_LIKE", "PURE"})
public final class ConstOp extends ConstOpBase {
  ConstOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {value, output} have same shape", ConstOp::hasShapeOfValue);
  }

  private static boolean hasShapeOfValue(Operation op) {
    ConstOp constant = of(op);
    return constant.valueAttr().type() instanceof ShapedType value
        && constant.output().type() instanceof TensorType output
        && output.hasRank()
        && Arrays.equals(value.shape(), output.shape());
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
