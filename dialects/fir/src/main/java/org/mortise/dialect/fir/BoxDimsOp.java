// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bound, the extent and the byte stride of a dimension. */
@Op(name = "fir.box_dims",
    operands = {"val: BOX_OR_CLASS", "dim: ANY_INTEGER"},
    results = {"lowerBound: INDEX", "extent: INDEX", "byteStride: INDEX"},
    resultNames = {"", "", ""},
    traits = "NO_MEMORY_EFFECT",
    format = "$val `,` $dim attr-dict `:` functional-type(operands, results)")
public final class BoxDimsOp extends BoxDimsOpBase {
  BoxDimsOp(Operation operation) {
    super(operation);
  }
}
