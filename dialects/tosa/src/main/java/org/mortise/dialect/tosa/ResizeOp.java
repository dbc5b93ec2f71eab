// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Scales images. */
@Op(name = "tosa.resize",
    operands = "input: TENSOR_4D",
    results = "output: TENSOR_4D",
    attributes = {"scale: I64_ARRAY_4", "offset: I64_ARRAY_2", "border: I64_ARRAY_2", "mode: RESIZE_MODE"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ResizeOp extends ResizeOpBase {
  ResizeOp(Operation operation) {
    super(operation);
  }

  /** Nothing changes if each image is scaled by 1 and not moved. */
  FoldResult fold(Attribute[] constants) {
    long[] scale = scaleAttr().toArray();
    boolean isUnchanged = scale[0] == scale[1] && scale[2] == scale[3] && isZero(offsetAttr()) && isZero(borderAttr());
    return isUnchanged && input().type() == output().type() ? FoldResult.of(input()) : FoldResult.NONE;
  }

  private static boolean isZero(DenseI64ArrayAttr numbers) {
    return numbers.get(0) == 0 && numbers.get(1) == 0;
  }
}
