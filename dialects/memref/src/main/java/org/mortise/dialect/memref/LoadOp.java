// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reads an element of a memref. */
@Op(name = "memref.load",
    operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY",
    attributes = {"nontemporal: BOOL? = FALSE", "alignment: POWER_OF_2? since 22.1"},
    traits = {"INFERS_RESULT_TYPES", "MEMREFS_NORMALIZABLE"},
    format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
    implementations = {SlotAccesses.class, ElementAccesses.class, MemorySpaceAccesses.class})
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "memref", "result type matches element type of 'memref'", MemRefTypes::elementType);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  @Nullable Diagnostic verify() {
    int rank = memrefType().rank();
    int given = operation().operandCount() - 1;
    return rank == given ? null
        : opError("incorrect number of indices for load, expected " + rank + " but got " + given);
  }
}
