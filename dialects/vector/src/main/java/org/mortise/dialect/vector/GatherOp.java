// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Reads elements at the positions that a vector has, where a mask is true. */
@Op(name = "vector.gather",
    operands = {
        "base: ANY_SHAPED read", "indices: INDEX...", "index_vec: INDEX_VECTOR", "mask: MASK", "pass_thru: ANY_VECTOR"
    },
    results = "result: ANY_VECTOR",
    attributes = "alignment: POWER_OF_2? since 22.1",
    format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict "
        + "`:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    implementations = {GatherBufferization.class, GatherOp.Masking.class, MemorySpaceAccesses.class},
    patterns = MemoryPatterns.class)
public final class GatherOp extends GatherOpBase {
  GatherOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!(base().type() instanceof MemRefType) && !(base().type() instanceof RankedTensorType)) {
      return opError("requires base to be a memref or ranked tensor type");
    }
    Operation op = operation();
    Diagnostic wrong = MemoryAccess.verify(op, (ShapedType) base().type(), resultType(), indices(), "result");
    wrong = wrong != null ? wrong : MemoryAccess.verifyShape(op, resultType(), indexVecType(), "result", "indices");
    wrong = wrong != null ? wrong : MemoryAccess.verifyShape(op, resultType(), maskType(), "result", "mask");
    return wrong != null ? wrong : MemoryAccess.verifyPassThru(op, passThru(), resultType());
  }

  /** The mask has the shape of the indices. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return VectorTypes.maskOf(of(op).indexVecType());
    }
  }
}
