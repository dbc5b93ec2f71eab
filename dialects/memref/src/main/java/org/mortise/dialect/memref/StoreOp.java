// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Writes an element of a memref. */
@Op(name = "memref.store",
    operands = {"value: ANY", "memref: ANY_MEMREF write", "indices: INDEX..."},
    attributes = {"nontemporal: BOOL? = FALSE", "alignment: POWER_OF_2? since 22.1"},
    traits = "MEMREFS_NORMALIZABLE",
    format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    implementations = {SlotAccesses.class, ElementAccesses.class, MemorySpaceAccesses.class})
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "memref", "type of 'value' matches element type of 'memref'", MemRefTypes::elementType);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation(), value());
  }

  @Nullable Diagnostic verify() {
    int rank = memrefType().rank();
    return rank == operation().operandCount() - 2
        ? null : opError("store index operand count not equal to memref rank");
  }
}
