// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the element of a tuple at a position. */
@Op(name = "hlo.get_tuple_element",
    operands = "tuple: ANY_TUPLE",
    attributes = "index: I32",
    results = "result: ANY",
    traits = "PURE",
    format = "$tuple `[` $index `]` attr-dict `:` functional-type(operands, results)")
public final class GetTupleElementOp extends GetTupleElementOpBase {
  GetTupleElementOp(Operation operation) {
    super(operation);
  }

  /** Folds to the operand of the {@code hlo.tuple} that creates the tuple. */
  FoldResult fold(Attribute[] constants) {
    TupleOp tuple = TupleOp.of(tuple().definingOp());
    return tuple == null ? FoldResult.NONE : FoldResult.of(tuple.elements().get((int) indexAttr().longValue()));
  }
}
