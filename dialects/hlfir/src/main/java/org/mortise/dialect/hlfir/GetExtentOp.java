// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An extent of a shape. */
@Op(name = "hlfir.get_extent",
    operands = "shape: SHAPE",
    results = "result: INDEX",
    attributes = "dim: INDEX",
    traits = "PURE",
    format = "$shape attr-dict `:` functional-type(operands, results)")
public final class GetExtentOp extends GetExtentOpBase {
  GetExtentOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return dimAttr().longValue() < EntityTypes.rankOf(shape().type())
        ? null : opError("dimension index out of bounds");
  }
}
