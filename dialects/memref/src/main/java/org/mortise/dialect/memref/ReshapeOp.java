// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Sees contiguous memory as of the shape that other memory holds. */
@Op(name = "memref.reshape",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF", "shape: SHAPE"},
    results = "result: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = "PURE",
    format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    resultNames = "reshape")
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  Diagnostic verify() {
    return Views.verifyReshape(operation());
  }
}
