// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Creates a vector with all elements equal. */
@Op(name = "vector.splat",
    operands = "input: NUMBER",
    results = "aggregate: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    until = "19.1",
    format = "$input attr-dict `:` type($aggregate)")
public final class SplatOp extends SplatOpBase {
  SplatOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("input", "aggregate", "operand type matches element type of result", VectorTypes::elementType);
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.splat(this, constants[0]);
  }
}
