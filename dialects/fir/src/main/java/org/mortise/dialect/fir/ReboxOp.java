// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Makes the descriptor of a part of an entity, or with other bounds. */
@Op(name = "fir.rebox",
    operands = {"box: BOX_OR_CLASS", "shape: ANY_SHAPE_OR_SHIFT?", "slice: SLICE?"},
    results = "result: BOX_OR_CLASS",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$box (`(` $shape^ `)`)? (`[` $slice^ `]`)? attr-dict `:` functional-type(operands, results)")
public final class ReboxOp extends ReboxOpBase {
  ReboxOp(Operation operation) {
    super(operation);
  }
}
