// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates a tuple of its operands. */
@Op(name = "hlo.tuple",
    operands = "elements: ANY...",
    results = "result: ANY_TUPLE",
    traits = "PURE",
    format = "`(` $elements `)` attr-dict `:` functional-type(operands, results)")
public final class TupleOp extends TupleOpBase {
  TupleOp(Operation operation) {
    super(operation);
  }
}
