// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Reads the elements of a vector from memory that a mask selects. */
@Op(name = "vector.maskedload",
    operands = {"base: ANY_MEMREF read", "indices: INDEX...", "mask: MASK", "pass_thru: ANY_VECTOR"},
    results = "result: ANY_VECTOR",
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict "
        + "`:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    implementations = MemorySpaceAccesses.class,
    patterns = MemoryPatterns.class)
public final class MaskedLoadOp extends MaskedLoadOpBase {
  MaskedLoadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = MemoryAccess.verify(operation(), baseType(), resultType(), indices(), "result");
    wrong = wrong != null ? wrong : MemoryAccess.verifyShape(operation(), resultType(), maskType(), "result", "mask");
    return wrong != null ? wrong : MemoryAccess.verifyPassThru(operation(), passThru(), resultType());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
