// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The shape of extents in a tensor. */
@Op(name = "shape.from_extent_tensor",
    operands = "input: EXTENTS",
    results = "result: SHAPE",
    traits = "PURE",
    format = "$input attr-dict `:` type($input)")
public final class FromExtentTensorOp extends FromExtentTensorOpBase {
  FromExtentTensorOp(Operation operation) {
    super(operation);
  }
}
