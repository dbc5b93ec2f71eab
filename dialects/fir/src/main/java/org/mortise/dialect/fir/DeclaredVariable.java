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
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;

/** Checks the declaration of a variable. */
public final class DeclaredVariable {
  private DeclaredVariable() {}

  /**
   * Returns a verification error of a declaration, or null.
   *
   * @param memory the type of the variable's address or descriptor
   * @param shape the shape or shift, or null
   * @param lengthParameters the number of length parameters
   */
  public static @Nullable String error(Type memory, @Nullable Value shape, int lengthParameters) {
    String error = lengthError(memory, lengthParameters);
    return error == null ? shapeError(memory, shape) : error;
  }

  /** Returns a verification error of the place of a variable in the storage that it shares with others, or null. */
  public static @Nullable String storageError(@Nullable Value storage, @Nullable IntegerAttr offset) {
    if (storage == null) {
      return offset == null || offset.isZero() ? null : "storage offset specified without the storage reference";
    }
    if (!(EntityTypes.unwrapAddress(storage.type()) instanceof SequenceType array) || array.rank() != 1) {
      return "storage must be a vector";
    }
    if (array.hasDynamicExtents()) {
      return "storage must have known extent";
    }
    if (!IntegerType.isSignless(array.elementType(), Byte.SIZE)) {
      return "storage must be an array of i8 elements";
    }
    return offset == null || Long.compareUnsigned(offset.longValue(), array.extent(0)) <= 0
        ? null : "storage offset exceeds the storage size";
  }

  private static @Nullable String lengthError(Type memory, int count) {
    Type scalar = EntityTypes.scalarOf(memory);
    boolean hasDescriptor = EntityTypes.unwrapAddress(memory) instanceof BaseBoxType;
    if (scalar instanceof CharacterType) {
      if (count > 1) {
        return "of character entity must have at most one length parameter";
      }
      return count == 1 || hasDescriptor
          ? null
          : "must be provided exactly one type parameter when its base is a character that is not a box";
    }
    if (scalar instanceof RecordType derived) {
      int expected = derived.lengthParameters().size();
      if (count < expected && !hasDescriptor) {
        return "must be provided all the derived type length parameters when the base is not a box";
      }
      return count > expected ? "has too many length parameters" : null;
    }
    return count == 0 ? null : "of numeric, logical, or assumed type entity must not have length parameters";
  }

  private static @Nullable String shapeError(Type memory, @Nullable Value shape) {
    if (!(EntityTypes.unwrapAddress(EntityTypes.unwrapBox(EntityTypes.unwrapAddress(memory)))
        instanceof SequenceType array)) {
      return null;
    }
    if (Addresses.elementType(memory) instanceof BaseBoxType) {
      return shape == null ? null : "for box address must not have a shape operand";
    }
    boolean isBox = memory instanceof BaseBoxType;
    if (!isBox && (shape == null || shape.type() instanceof ShiftType)) {
      return "of array entity with a raw address base must have a shape operand that is a shape or shapeshift";
    }
    return shape == null || EntityTypes.rankOf(shape.type()) == array.rank()
        ? null
        : "has conflicting shape and base operand ranks";
  }
}
