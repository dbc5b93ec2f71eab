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
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A contiguous array with the elements of an array: the array itself, or a temporary copy. */
@Op(name = "fir.pack_array",
    operands = {"array: BOXED_ARRAY", "typeparams: ANY_INTEGER..."},
    results = "result: BOXED_ARRAY",
    attributes = {
        "stack: UNIT?", "innermost: UNIT?", "no_copy: UNIT?", "max_size: UI64?", "max_element_size: UI64?",
        "min_stride: UI64?", "heuristics: PackArrayHeuristicsAttr.CONSTRAINT = PackArrayHeuristicsAttr.NONE",
        "is_safe: SAFE_COPIES?"
    },
    sameTypes = "array, result",
    format = "$array (`stack` $stack^):(`heap`)? (`innermost` $innermost^):(`whole`)? (`no_copy` $no_copy^)? "
        + "(`constraints` custom<PackArrayConstraints>($max_size, $max_element_size, $min_stride)^)? "
        + "(`heuristics` $heuristics^)? (`typeparams` $typeparams^)? (`is_safe` $is_safe^)? attr-dict `:` "
        + "functional-type(operands, results)",
    implementations = {AddressViews.class, PackArrayOp.Effects.class},
    since = "22.1")
public final class PackArrayOp extends PackArrayOpBase {
  PackArrayOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("PackArrayConstraints", new PackArrayConstraints());
  }

  @Nullable Diagnostic verify() {
    Type entity = EntityTypes.ofAddressOrBox(array().type());
    boolean hasParameters = !typeparams().isEmpty();
    if (hasParameters && !EntityTypes.acceptsLengthParameters(entity, typeparams().size())) {
      return opError("invalid type parameters");
    }
    return innermostAttr() != null && ((SequenceType) entity).rank() == 1
        ? opError("'innermost' is invalid for 1D arrays, use 'whole' instead") : null;
  }

  /** Allocates the copy, and reads the array unless nothing is copied. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      PackArrayOp pack = of(op);
      Resource memory = pack.stackAttr() == null ? Resource.DEFAULT : Resource.AUTOMATIC_ALLOCATION_SCOPE;
      effects.add(MemoryEffect.of(Kind.ALLOCATE, null, memory));
      if (pack.noCopyAttr() == null) {
        VolatileEffects.add(Kind.READ, pack.array(), effects);
      }
    }
  }
}
