// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Multiplies each element of a vector by each element of another one, or by a scalar, and combines the products. */
@Op(name = "vector.outerproduct",
    operands = {"lhs: ANY_VECTOR", "rhs: ANY", "acc: ANY_VECTOR?"},
    results = "result: ANY_VECTOR",
    attributes = "kind: KIND = KIND_ADD",
    traits = "PURE")
public final class OuterProductOp extends OuterProductOpBase {
  OuterProductOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "lhs operand and result have same element type", 0);
    VectorTypes.sameElementType(op, "rhs operand and result have same element type", 1);
    op.assembly(new OuterProductAssembly());
  }
}
