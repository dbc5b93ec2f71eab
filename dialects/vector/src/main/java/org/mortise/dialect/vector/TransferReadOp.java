// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Reads a vector from a memref or tensor; elements out of bounds or masked off are the padding. */
@Op(name = "vector.transfer_read",
    operands = {"source: ANY_SHAPED", "indices: INDEX...", "padding: ANY", "mask: MASK?"},
    results = "vector: ANY_VECTOR_OF_ANY_RANK",
    attributes = {"permutation_map: AFFINE_MAP", "in_bounds: BOOL_ARRAY"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = {
        TransferReadOp.Masking.class, TransferReadBufferization.class, TransferSubsets.Read.class,
        TransferSubsets.Extraction.class, TransferReadOp.Effects.class, TransferView.class, MemorySpaceAccesses.class
    },
    patterns = TransferBroadcast.class)
public final class TransferReadOp extends TransferReadOpBase {
  TransferReadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new TransferAssembly(true));
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Transfers.verify(Transfer.of(operation()));
    if (wrong != null) {
      return wrong;
    }
    Type element = ((ShapedType) source().type()).elementType();
    Type pad = padding().type();
    if (element instanceof VectorType && element != pad) {
      return opError("requires source element type and padding type to match.");
    }
    if (!(element instanceof VectorType) && !VectorType.isValidElementType(pad)) {
      return opError("requires valid padding vector elemental type");
    }
    return pad == element ? Transfers.verifyMap(Transfer.of(operation()))
        : opError("requires formal padding and source of the same elemental type");
  }

  FoldResult fold(Attribute[] constants) {
    return TransferFolding.read(this);
  }

  /** Masking interface; supports a passthru for masked-off elements. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return Transfers.maskType(Transfer.of(op));
    }

    @Override
    public boolean supportsPassthru(Operation op) {
      return true;
    }
  }

  /** Reads a memref. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (of(op).source().type() instanceof MemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, of(op).source()));
      }
    }
  }
}
