// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.Addresses;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.VolatileEffects;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Assigns an entity to a variable, which may overlap it. */
@Op(name = "hlfir.assign",
    operands = {"rhs: ENTITY", "lhs: VARIABLE"},
    attributes = {"realloc: UNIT?", "keep_lhs_length_if_realloc: UNIT?", "temporary_lhs: UNIT?"},
    format = "$rhs `to` $lhs (`realloc` $realloc^)? (`keep_lhs_len` $keep_lhs_length_if_realloc^)? "
        + "(`temporary_lhs` $temporary_lhs^)? attr-dict `:` type(operands)",
    implementations = AssignOp.Effects.class)
public final class AssignOp extends AssignOpBase {
  AssignOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isAllocatable = Addresses.elementType(lhs().type()) instanceof BaseBoxType box
        && box.elementType() instanceof HeapType;
    if (reallocAttr() != null && !isAllocatable) {
      return opError("lhs must be an allocatable when `realloc` is set");
    }
    boolean canKeepLength =
        reallocAttr() != null && Entities.scalarOf(lhs().type()) instanceof CharacterType;
    return keepLhsLengthIfReallocAttr() == null || canKeepLength
        ? null
        : opError("`realloc` must be set and lhs must be a character allocatable when `keep_lhs_length_if_realloc` "
            + "is set");
  }

  /**
   * Reads a right-hand side in memory and writes the variable. An allocatable that may be allocated anew, and
   * components of derived types, may be anywhere.
   */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      AssignOp assign = of(op);
      Value rhs = assign.rhs();
      if (EntityTypes.ofAddressOrBox(rhs.type()) != null) {
        VolatileEffects.add(Kind.READ, rhs, effects);
      }
      VolatileEffects.add(Kind.WRITE, assign.lhs(), effects);
      if (assign.reallocAttr() != null || isDerived(rhs) || isDerived(assign.lhs())) {
        effects.add(MemoryEffect.of(Kind.WRITE, null, MemoryEffect.Resource.DEFAULT));
      }
    }

    private static boolean isDerived(Value entity) {
      return Entities.scalarOf(entity.type()) instanceof RecordType;
    }
  }
}
