// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;

/** Reads a vector from a memref or tensor; elements out of bounds or masked off are the padding. */
@Op(name = "vector.transfer_read",
    operands = {"source: ANY_SHAPED", "indices: INDEX...", "padding: ANY", "mask: MASK?"},
    results = "vector: ANY_VECTOR_OF_ANY_RANK",
    attributes = {"permutation_map: AFFINE_MAP", "in_bounds: BOOL_ARRAY"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS")
public final class TransferReadOp extends TransferReadOpBase {
  TransferReadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new TransferAssembly(true));
    op.implement(MemoryEffectOpInterface.class, TransferReadOp::addEffects);
  }

  private static void addEffects(Operation op, List<MemoryEffect> effects) {
    if (of(op).source().type() instanceof MemRefType) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, of(op).source()));
    }
  }
}
