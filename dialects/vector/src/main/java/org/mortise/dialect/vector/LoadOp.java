// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Reads a vector from memory. */
@Op(name = "vector.load",
    operands = {"base: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    attributes = {"nontemporal: BOOL? = FALSE", "alignment: POWER_OF_2? since 22.1"},
    format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    implementations = MemorySpaceAccesses.class)
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return MemoryAccess.verifyContiguous(operation(), baseType(), resultType(), indices(), "result", "types");
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
