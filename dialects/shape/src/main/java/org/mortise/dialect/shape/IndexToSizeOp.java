// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** An index as a size. */
@Op(name = "shape.index_to_size",
    operands = "arg: INDEX",
    results = "result: SIZE",
    traits = "PURE",
    format = "$arg attr-dict",
    patterns = SizePatterns.class)
public final class IndexToSizeOp extends IndexToSizeOpBase {
  IndexToSizeOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.ofNullable(constants[0]);
  }
}
