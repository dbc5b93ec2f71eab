// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.VectorType;

/** Writes elements to the positions that a vector has, where a mask is true. */
@Op(name = "vector.scatter",
    operands = {
        "base: ANY_MEMREF write", "indices: INDEX...", "index_vec: INDEX_VECTOR", "mask: MASK",
        "valueToStore: ANY_VECTOR"
    },
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict "
        + "`:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)",
    implementations = MemorySpaceAccesses.class,
    patterns = MemoryPatterns.class)
public final class ScatterOp extends ScatterOpBase {
  ScatterOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    VectorType value = valueToStoreType();
    Diagnostic wrong = MemoryAccess.verify(op, baseType(), value, indices(), "valueToStore");
    wrong = wrong != null ? wrong : MemoryAccess.verifyShape(op, value, indexVecType(), "valueToStore", "indices");
    return wrong != null ? wrong : MemoryAccess.verifyShape(op, value, maskType(), "valueToStore", "mask");
  }
}
