// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Writes the elements of a vector to memory that a mask selects. */
@Op(name = "vector.maskedstore",
    operands = {"base: ANY_MEMREF write", "indices: INDEX...", "mask: MASK", "valueToStore: ANY_VECTOR"},
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
        + "`:` type($base) `,` type($mask) `,` type($valueToStore)",
    implementations = MemorySpaceAccesses.class,
    patterns = MemoryPatterns.class)
public final class MaskedStoreOp extends MaskedStoreOpBase {
  MaskedStoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = MemoryAccess.verify(operation(), baseType(), valueToStoreType(), indices(), "valueToStore");
    return wrong != null ? wrong
        : MemoryAccess.verifyShape(operation(), valueToStoreType(), maskType(), "valueToStore", "mask");
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
