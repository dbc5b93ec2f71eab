// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.types.MemRefType;

/** Writes a vector to a memref or into a tensor; elements out of bounds or masked off are not written. */
@Op(name = "vector.transfer_write",
    operands = {"vector: ANY_VECTOR_OF_ANY_RANK", "source: ANY_SHAPED", "indices: INDEX...", "mask: MASK?"},
    results = "result: ANY_RANKED_TENSOR?",
    attributes = {"permutation_map: AFFINE_MAP", "in_bounds: BOOL_ARRAY"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = {
        TransferSubsets.Written.class, TransferSubsets.Insertion.class, TransferWriteOp.DestinationStyle.class,
        TransferWriteBufferization.class, TransferWriteOp.Effects.class, TransferView.class,
        TransferWriteOp.Masking.class, MemorySpaceAccesses.class
    },
    patterns = TransferFolding.class)
public final class TransferWriteOp extends TransferWriteOpBase {
  TransferWriteOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new TransferAssembly(false));
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = DestinationStyleOpInterface.verify(operation(), new OperandRange(operation(), 1, 1));
    if (wrong != null) {
      return wrong;
    }
    Transfer transfer = Transfer.of(operation());
    wrong = Transfers.verify(transfer);
    return wrong != null ? wrong : Transfers.verifyMap(transfer);
  }

  FoldResult fold(Attribute[] constants) {
    return TransferFolding.write(this);
  }

  /** The source is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }

  /** Writes a memref. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (of(op).source().type() instanceof MemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, of(op).source()));
      }
    }
  }

  /** The mask has the dimensions of the source that are transferred. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return Transfers.maskType(Transfer.of(op));
    }
  }
}
