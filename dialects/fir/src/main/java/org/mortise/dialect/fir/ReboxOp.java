// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.NoneType;

/** Creates a descriptor of a part of an entity, or with other bounds. */
@Op(name = "fir.rebox",
    operands = {"box: BOX_OR_CLASS", "shape: ANY_SHAPE_OR_SHIFT?", "slice: SLICE?"},
    results = "result: BOX_OR_CLASS",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$box (`(` $shape^ `)`)? (`[` $slice^ `]`)? attr-dict `:` functional-type(operands, results)",
    implementations = AddressViews.class)
public final class ReboxOp extends ReboxOpBase {
  ReboxOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type input = box().type();
    Type output = result().type();
    if (EntityTypes.isBoxOfUnknownRank(input)) {
      return opError("box operand must not have unknown rank or type");
    }
    if (EntityTypes.isBoxOfUnknownRank(output)) {
      return opError("result type must not have unknown rank or type");
    }
    Type inputEntity = EntityTypes.ofAddressOrBox(input);
    int inputRank = inputEntity instanceof SequenceType array ? array.rank() : 0;
    int outputRank = EntityTypes.ofAddressOrBox(output) instanceof SequenceType array ? array.rank() : 0;
    String error = slice() == null
        ? errorWithoutSlice(inputRank, outputRank)
        : errorWithSlice(inputRank, outputRank);
    if (error != null) {
      return opError(error);
    }
    return selectsParts() || areElementTypesCompatible(EntityTypes.scalarOf(input), EntityTypes.scalarOf(output))
        ? null
        : opError("op input and output element types must match for intrinsic types");
  }

  /** Returns whether the slice may select components or substrings of the elements. */
  private boolean selectsParts() {
    if (slice() == null) {
      return false;
    }
    SliceOp definition = SliceOp.of(slice().definingOp());
    return definition == null || !definition.fields().isEmpty() || !definition.substr().isEmpty();
  }

  private @Nullable String errorWithSlice(int inputRank, int outputRank) {
    if (EntityTypes.rankOf(slice().type()) != inputRank) {
      return "slice operand rank must match box operand rank";
    }
    if (shape() != null && !(shape().type() instanceof ShiftType)) {
      return "shape operand must absent or be a fir.shift when there is a slice";
    }
    if (shape() != null && EntityTypes.rankOf(shape().type()) != inputRank) {
      return "shape operand and input box ranks must match when there is a slice";
    }
    SliceOp definition = SliceOp.of(slice().definingOp());
    return definition == null || definition.resultRank() == outputRank
        ? null
        : "result type rank and rank after applying slice operand must match";
  }

  private @Nullable String errorWithoutSlice(int inputRank, int outputRank) {
    int rank = shape() == null ? inputRank : EntityTypes.rankOf(shape().type());
    if (shape() != null && shape().type() instanceof ShiftType && rank != inputRank) {
      return "shape operand and input box ranks must match when the shape is a fir.shift";
    }
    return rank == outputRank ? null : "result type and shape operand ranks must match";
  }

  /** Returns whether a descriptor can be converted to another element type. */
  static boolean areElementTypesCompatible(Type input, Type output) {
    if (input == output || output instanceof NoneType || input instanceof RecordType) {
      return true;
    }
    if (input instanceof CharacterType from && output instanceof CharacterType to) {
      return from.hasDynamicLength() || to.hasDynamicLength() || from.length() == to.length();
    }
    return input instanceof NoneType && output instanceof RecordType;
  }
}
