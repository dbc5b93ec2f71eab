// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Checks the shape, the slice and the length parameters of operations on an array in memory. */
final class ArrayOperands {
  private ArrayOperands() {}

  /** Returns the type of the array at an address or in a descriptor; null if it is not an array. */
  static @Nullable SequenceType arrayOf(Value memory) {
    return EntityTypes.ofAddressOrBox(memory.type()) instanceof SequenceType array ? array : null;
  }

  /** Returns a verification error of an optional shape, or null. */
  static @Nullable String shapeError(Value memory, @Nullable Value shape) {
    if (shape == null) {
      return null;
    }
    if (shape.type() instanceof ShiftType && !(memory.type() instanceof BaseBoxType)) {
      return "shift can only be provided with fir.box memref";
    }
    SequenceType array = arrayOf(memory);
    int rank = EntityTypes.rankOf(shape.type());
    return rank == 0 || array.hasUnknownShape() || rank == array.rank() ? null : "rank of dimension mismatched";
  }

  /** Returns a verification error of an optional slice, or null. */
  static @Nullable String sliceError(String operation, SequenceType array, @Nullable Value slice) {
    if (slice == null) {
      return null;
    }
    SliceOp definition = SliceOp.of(slice.definingOp());
    if (definition != null && !definition.substr().isEmpty()) {
      return operation + " cannot take a slice with substring";
    }
    return EntityTypes.rankOf(slice.type()) == array.rank() ? null : "rank of dimension in slice mismatched";
  }

  /** Returns a verification error of the number of length parameters, or null. */
  static @Nullable String lengthError(Value memory, int count) {
    boolean isValid = memory.type() instanceof BaseBoxType
        ? count == 0
        : count == lengthCount(Addresses.elementType(memory.type()));
    return isValid ? null : "invalid type parameters";
  }

  /** Returns whether the elements of an array take this number of length parameters. */
  static boolean acceptsLengths(SequenceType array, int count) {
    return count == lengthCount(array);
  }

  private static int lengthCount(Type array) {
    Type scalar = EntityTypes.unwrapArray(array);
    if (scalar instanceof CharacterType character) {
      return character.hasDynamicLength() ? 1 : 0;
    }
    return scalar instanceof RecordType derived ? derived.lengthParameters().size() : 0;
  }
}
