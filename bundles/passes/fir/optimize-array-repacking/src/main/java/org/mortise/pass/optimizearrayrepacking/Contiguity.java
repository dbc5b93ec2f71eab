// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizearrayrepacking;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.FortranVariableFlagsAttr.Flag;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.SliceOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * Follows a descriptor to its array, and tests whether the array is contiguous. Does not follow designators, pointers
 * that are loaded, or packed arrays. Takes time linear in the number of operations between.
 */
final class Contiguity {
  private final boolean isInnermost;

  private Contiguity(boolean isInnermost) {
    this.isInnermost = isInnermost;
  }

  /**
   * Returns whether an array is known to be contiguous. The answer may be wrong for parts of arrays: the array is then
   * used in place, which costs time only.
   *
   * @param isInnermost whether only the first dimension matters
   */
  static boolean isKnown(Value box, boolean isInnermost) {
    return new Contiguity(isInnermost).isKnown(box);
  }

  private boolean isKnown(Value box) {
    Value value = box;
    while (value != null && value.type() instanceof BaseBoxType) {
      Operation op = value.definingOp();
      if (op == null) {
        return false;
      }
      if (isContiguousVariable(op)) {
        return true;
      }
      EmboxOp embox = EmboxOp.of(op);
      if (embox != null) {
        return isDescribedInPlace(embox);
      }
      if (LoadOp.of(op) != null) {
        return isContiguousVariable(op.operand(0).definingOp());
      }
      value = source(op);
    }
    return value != null;
  }

  /** Returns whether an operation defines a variable that is contiguous by its attributes. */
  private static boolean isContiguousVariable(@Nullable Operation op) {
    FortranVariableOpInterface variable = op == null ? null : op.getInterface(FortranVariableOpInterface.class);
    FortranVariableFlagsAttr flags = variable == null ? null : variable.getFortranAttrs(op);
    return flags != null && (flags.has(Flag.CONTIGUOUS) || flags.has(Flag.ALLOCATABLE));
  }

  /** Returns the operand with the same elements in memory as the result, which is contiguous if it is; null if none. */
  private @Nullable Value source(Operation op) {
    FortranVariableOpInterface variable = op.getInterface(FortranVariableOpInterface.class);
    if (variable != null) {
      return variable.isPart(op) ? null : op.operand(0);
    }
    ReboxOp rebox = ReboxOp.of(op);
    if (rebox != null) {
      return rebox.slice() == null || isDescribedInPlace(rebox) ? rebox.box() : null;
    }
    return ConvertOp.of(op) == null ? null : op.operand(0);
  }

  private boolean isDescribedInPlace(EmboxOp embox) {
    if (embox.slice() == null) {
      return true;
    }
    SliceOp slice = sectionOf(embox.slice(), embox.memref(), embox.result());
    return slice != null && hasUnitSteps(slice, isInnermost ? 1 : slice.rank());
  }

  /** Returns whether a section keeps contiguity: beyond the first dimension, it must have one index only. */
  private boolean isDescribedInPlace(ReboxOp rebox) {
    SliceOp slice = sectionOf(rebox.slice(), rebox.box(), rebox.result());
    if (slice == null || !hasUnitSteps(slice, 1)) {
      return false;
    }
    for (int i = 1; i < slice.rank() && !isInnermost; i++) {
      if (slice.triples().get(3 * i) != slice.triples().get(3 * i + 1)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the definition of a section that has all dimensions and whole elements, or null. */
  private static @Nullable SliceOp sectionOf(Value slice, Value source, Value result) {
    SliceOp definition = SliceOp.of(slice.definingOp());
    boolean isWhole = definition != null && definition.fields().isEmpty() && definition.substr().isEmpty();
    return isWhole && rank(source) == rank(result) ? definition : null;
  }

  private static int rank(Value value) {
    return EntityTypes.ofAddressOrBox(value.type()) instanceof SequenceType array ? array.rank() : 0;
  }

  private static boolean hasUnitSteps(SliceOp slice, int dimensions) {
    for (int i = 0; i < dimensions; i++) {
      ConstantOp step = ConstantOp.of(slice.triples().get(3 * i + 2).definingOp());
      if (step == null || !(step.valueAttr() instanceof IntegerAttr number) || number.longValue() != 1) {
        return false;
      }
    }
    return true;
  }
}
