// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bound, the upper bound and the stride of each dimension of a slice. */
@Op(name = "fir.slice",
    operands = {"triples: ANY_INTEGER...", "fields: ANY_COMPONENT...", "substr: ANY_INTEGER..."},
    results = "result: SLICE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$triples (`path` $fields^)? (`substr` $substr^)? attr-dict `:` functional-type(operands, results)")
public final class SliceOp extends SliceOpBase {
  SliceOp(Operation operation) {
    super(operation);
  }
}
