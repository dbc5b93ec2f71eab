// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extracts the element of a vector with at most one dimension. */
@Op(name = "vector.extractelement",
    operands = {"vector: ANY_VECTOR_OF_ANY_RANK", "position: SIGNLESS_INTEGER_OR_INDEX?"},
    results = "result: ANY",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    until = "19.1",
    format = "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)")
public final class ExtractElementOp extends ExtractElementOpBase {
  ExtractElementOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "vector", "result type matches element type of vector operand", VectorTypes::elementType);
  }

  @Nullable Diagnostic verify() {
    return VectorTypes.verifyElementPosition(operation(), vectorType(), position());
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.extractElement(this, constants);
  }
}
