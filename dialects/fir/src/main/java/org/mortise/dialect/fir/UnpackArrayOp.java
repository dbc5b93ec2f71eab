// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Copies the elements of a temporary copy back to the array, and frees the copy. */
@Op(name = "fir.unpack_array",
    operands = {"temp: BOXED_ARRAY", "original: BOXED_ARRAY"},
    attributes = {"stack: UNIT?", "no_copy: UNIT?", "is_safe: SAFE_COPIES?"},
    traits = "SAME_TYPE_OPERANDS",
    format = "$temp `to` $original (`stack` $stack^):(`heap`)? (`no_copy` $no_copy^)? (`is_safe` $is_safe^)? "
        + "attr-dict `:` type($original)",
    implementations = UnpackArrayOp.Effects.class,
    since = "22.1")
public final class UnpackArrayOp extends UnpackArrayOpBase {
  UnpackArrayOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    PackArrayOp pack = PackArrayOp.of(temp().definingOp());
    if (pack == null || (pack.stackAttr() == null) == (stackAttr() == null)) {
      return null;
    }
    return opError("the pack operation uses different memory for the temporary (stack vs heap): "
        + pack.operation());
  }

  /** Frees the copy, and writes the array unless nothing is copied. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      UnpackArrayOp unpack = of(op);
      Resource memory = unpack.stackAttr() == null ? Resource.DEFAULT : Resource.AUTOMATIC_ALLOCATION_SCOPE;
      effects.add(MemoryEffect.of(Kind.FREE, null, memory));
      VolatileEffects.add(Kind.READ, unpack.temp(), effects);
      if (unpack.noCopyAttr() == null) {
        VolatileEffects.add(Kind.WRITE, unpack.original(), effects);
      }
    }
  }
}
