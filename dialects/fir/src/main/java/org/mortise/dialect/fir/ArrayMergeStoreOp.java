// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Writes an array value to memory. */
@Op(name = "fir.array_merge_store",
    operands = {
        "original: SEQUENCE", "sequence: SEQUENCE", "memref: ANY_REF_OR_BOX", "slice: SLICE?",
        "typeparams: ANY_INTEGER..."
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = ArrayMergeStoreOp.Effects.class,
    format = "$original `,` $sequence `to` $memref (`[` $slice^ `]`)? (`typeparams` $typeparams^)? attr-dict "
        + "`:` type(operands)")
public final class ArrayMergeStoreOp extends ArrayMergeStoreOpBase {
  ArrayMergeStoreOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (ArrayLoadOp.of(original().definingOp()) == null) {
      return opError("operand #0 must be result of a fir.array_load op");
    }
    SliceOp definition = slice() == null ? null : SliceOp.of(slice().definingOp());
    if (definition != null && !definition.substr().isEmpty()) {
      return opError("array_merge_store cannot take a slice with substring");
    }
    if (slice() != null && definition == null) {
      return null;
    }
    boolean isProjected = definition != null && !definition.fields().isEmpty();
    String error = isProjected ? projectedError(definition) : elementError();
    if (error == null) {
      error = ArrayOperands.lengthError(memref(), typeparams().size());
    }
    return error == null ? null : opError(error);
  }

  private @Nullable String projectedError(SliceOp slice) {
    SequenceType array = ArrayOperands.arrayOf(memref());
    Type element = array == null ? null : ElementPath.ofComponents(array.elementType(), slice.fields());
    if (element != null && element != ((SequenceType) original().type()).elementType()) {
      return "type of origin does not match sliced memref type";
    }
    return element != null && element != ((SequenceType) sequence().type()).elementType()
        ? "type of sequence does not match sliced memref type"
        : null;
  }

  private @Nullable String elementError() {
    Type entity = EntityTypes.ofAddressOrBox(memref().type());
    if (entity != original().type()) {
      return "type of origin does not match memref element type";
    }
    return entity == sequence().type()
        ? null
        : "type of sequence does not match memref element type";
  }

  /** Writes the array in memory. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      VolatileEffects.add(Kind.WRITE, of(op).memref(), effects);
    }
  }
}
