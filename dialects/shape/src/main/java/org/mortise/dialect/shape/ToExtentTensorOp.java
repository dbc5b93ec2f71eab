// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The extents of a shape as a tensor. */
@Op(name = "shape.to_extent_tensor",
    operands = "input: SHAPE_OR_EXTENTS",
    results = "result: INDEX_TENSOR",
    traits = "PURE",
    format = "$input attr-dict `:` type($input) `->` type($result)")
public final class ToExtentTensorOp extends ToExtentTensorOpBase {
  ToExtentTensorOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (constants[0] == null) {
      return input().type() == result().type() ? FoldResult.of(input()) : FoldResult.NONE;
    }
    return FoldResult.of(constants[0]);
  }
}
