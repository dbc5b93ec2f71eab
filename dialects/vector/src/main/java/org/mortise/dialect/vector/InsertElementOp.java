// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Replaces the element of a vector with at most one dimension. */
@Op(name = "vector.insertelement",
    operands = {"source: ANY", "dest: ANY_VECTOR_OF_ANY_RANK", "position: SIGNLESS_INTEGER_OR_INDEX?"},
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    until = "19.1",
    format = "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)")
public final class InsertElementOp extends InsertElementOpBase {
  InsertElementOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom(
        "source", "result", "source operand type matches element type of result", VectorTypes::elementType);
    op.sameTypes("dest", "result");
  }

  @Nullable Diagnostic verify() {
    return VectorTypes.verifyElementPosition(operation(), destType(), position());
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.insertElement(this, constants);
  }
}
