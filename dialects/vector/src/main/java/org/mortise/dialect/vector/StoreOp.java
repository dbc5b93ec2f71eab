// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Writes a vector to memory. */
@Op(name = "vector.store",
    operands = {"valueToStore: ANY_VECTOR_OF_ANY_RANK", "base: ANY_MEMREF write", "indices: INDEX..."},
    attributes = {"nontemporal: BOOL? = FALSE", "alignment: POWER_OF_2? since 22.1"},
    format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
    implementations = MemorySpaceAccesses.class)
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return MemoryAccess.verifyContiguous(
        operation(), baseType(), valueToStoreType(), indices(), "valueToStore", "type");
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
