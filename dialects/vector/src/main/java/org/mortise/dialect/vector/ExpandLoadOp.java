// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reads contiguous elements from memory into the positions selected by a mask. */
@Op(name = "vector.expandload",
    operands = {"base: ANY_MEMREF read", "indices: INDEX...", "mask: MASK_1D", "pass_thru: VECTOR_1D"},
    results = "result: VECTOR_1D",
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict "
        + "`:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    implementations = MemorySpaceAccesses.class,
    patterns = MemoryPatterns.class)
public final class ExpandLoadOp extends ExpandLoadOpBase {
  ExpandLoadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = MemoryAccess.verify(operation(), baseType(), resultType(), indices(), "result");
    wrong = wrong != null ? wrong : MemoryAccess.verifyShape(operation(), resultType(), maskType(), "result", "mask");
    return wrong != null ? wrong : MemoryAccess.verifyPassThru(operation(), passThru(), resultType());
  }
}
