// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Writes the elements selected by a mask contiguously to memory. */
@Op(name = "vector.compressstore",
    operands = {"base: ANY_MEMREF write", "indices: INDEX...", "mask: MASK_1D", "valueToStore: VECTOR_1D"},
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
        + "`:` type($base) `,` type($mask) `,` type($valueToStore)",
    implementations = MemorySpaceAccesses.class,
    patterns = MemoryPatterns.class)
public final class CompressStoreOp extends CompressStoreOpBase {
  CompressStoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = MemoryAccess.verify(operation(), baseType(), valueToStoreType(), indices(), "valueToStore");
    return wrong != null ? wrong
        : MemoryAccess.verifyShape(operation(), valueToStoreType(), maskType(), "valueToStore", "mask");
  }
}
