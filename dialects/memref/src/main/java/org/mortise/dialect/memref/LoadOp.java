// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reads an element. */
@Op(name = "memref.load",
    operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY",
    attributes = "nontemporal: BOOL? = FALSE",
    format = "$memref `[` $indices `]` attr-dict `:` type($memref)")
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "memref", "result type matches element type of 'memref'", Accesses::elementType);
  }

  static List<Type> inferResultTypes(OperationState state) {
    return Accesses.inferElementType(state.operands(), 0);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  Diagnostic verify() {
    int rank = memrefType().rank();
    int given = operation().operandCount() - 1;
    return rank == given ? null
        : opError("incorrect number of indices for load, expected " + rank + " but got " + given);
  }
}
