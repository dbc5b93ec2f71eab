// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The shape of an expression. */
@Op(name = "hlfir.shape_of",
    operands = "expr: EXPR",
    results = "result: SHAPE",
    traits = "PURE",
    patterns = ExpressionPatterns.class,
    format = "$expr attr-dict `:` functional-type(operands, results)")
public final class ShapeOfOp extends ShapeOfOpBase {
  ShapeOfOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int rank = ((ExprType) expr().type()).rank();
    if (rank == 0) {
      return opError("cannot get the shape of a shape-less expression");
    }
    return EntityTypes.rankOf(result().type()) == rank ? null : opError("result rank and expr rank do not match");
  }
}
