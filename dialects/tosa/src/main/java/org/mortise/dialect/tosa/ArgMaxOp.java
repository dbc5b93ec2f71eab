// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Returns the index of the greatest element along a dimension. */
@Op(name = "tosa.argmax",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ArgMaxOp extends ArgMaxOpBase {
  ArgMaxOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!(TosaTypes.elementOf(output()) instanceof IntegerType)) {
      return opError("result tensor is not of integer type");
    }
    TensorType type = TosaTypes.ranked(input());
    long axis = axisAttr().longValue();
    return type != null && (axis < 0 || axis >= type.rank())
        ? opError("specified axis is outside the rank of the tensor")
        : null;
  }

  /** The greatest element of a single one is the first. */
  FoldResult fold(Attribute[] constants) {
    TensorType type = TosaTypes.ranked(input());
    Type element = TosaTypes.elementOf(output());
    return type != null && type.dim((int) axisAttr().longValue()) == 1
        ? Splats.fold(output(), IntegerAttr.of(element, 0)) : FoldResult.NONE;
  }
}
