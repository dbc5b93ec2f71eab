// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxProcType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirIntegerType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.FirVectorType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.TypeDescType;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.VectorType;

/** Which types {@code fir.convert} converts to which. */
final class Conversions {
  private Conversions() {}

  /** Returns whether a value of one type can be converted to another type. */
  static boolean canConvert(Type from, Type to) {
    if (from == to) {
      return true;
    }
    if (from instanceof PointerType || to instanceof PointerType) {
      return isPointerOrInteger(from) && isPointerOrInteger(to);
    }
    if (isPointer(from) || isIntegerOrLogical(from)) {
      return isPointer(to) || isIntegerOrLogical(to) || (isInteger(from) && isReal(to))
          || (to instanceof BaseBoxType && canConvertAddressToBox(from, to));
    }
    if (isReal(from)) {
      return isReal(to) || isInteger(to);
    }
    if (from instanceof BaseBoxType) {
      return canConvertBox(from, to);
    }
    return (from instanceof BoxProcType && to instanceof BoxProcType) || (isComplex(from) && isComplex(to))
        || areVectorsCompatible(from, to);
  }

  private static boolean canConvertBox(Type from, Type to) {
    if (from instanceof BoxType && to instanceof BoxType) {
      return true;
    }
    return isDerivedOrPolymorphic(from) && (to instanceof BaseBoxType || refersToUnknownType(to));
  }

  private static boolean refersToUnknownType(Type type) {
    return FirConstraints.isReferenceLike(type)
        && (EntityTypes.scalarOf(type) instanceof NoneType || EntityTypes.unwrapAddress(type) instanceof ClassType);
  }

  private static boolean canConvertAddressToBox(Type from, Type box) {
    return refersToUnknownType(from)
        || (isPolymorphic(box) && EntityTypes.unwrapAddress(from) instanceof BaseBoxType && isDerived(from));
  }

  private static boolean isDerived(Type type) {
    return EntityTypes.scalarOf(type) instanceof RecordType;
  }

  private static boolean isDerivedOrPolymorphic(Type box) {
    return isPolymorphic(box) || entityOf(box) instanceof RecordType;
  }

  private static boolean isPolymorphic(Type box) {
    return box instanceof ClassType || entityOf(box) instanceof NoneType;
  }

  private static Type entityOf(Type box) {
    return EntityTypes.unwrapArray(EntityTypes.ofAddressOrBox(box));
  }

  /** Returns whether a type is an integer type of any dialect. */
  static boolean isInteger(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FirIntegerType;
  }

  /** Returns whether a truth value is preserved by a conversion to another type and back. */
  static boolean returnsTruth(Type type, Type other) {
    boolean isBit = IntegerType.isSignless(type, 1);
    return isBit ? other instanceof IntegerType || other instanceof LogicalType
        : type instanceof LogicalType && other instanceof IntegerType;
  }

  private static boolean isIntegerOrLogical(Type type) {
    return isInteger(type) || type instanceof LogicalType;
  }

  private static boolean isReal(Type type) {
    return type instanceof FloatType || type instanceof FirRealType;
  }

  private static boolean isComplex(Type type) {
    return type instanceof ComplexType || type instanceof FirComplexType;
  }

  private static boolean isPointer(Type type) {
    return FirConstraints.isReferenceLike(type) || type instanceof MemRefType || type instanceof FunctionType
        || type instanceof TypeDescType;
  }

  /** Returns whether values of a type are addresses: references and pointers of FIR, and {@code !llvm.ptr}. */
  static boolean isAddress(Type type) {
    return isPointer(type) || type instanceof PointerType;
  }

  private static boolean isPointerOrInteger(Type type) {
    return isAddress(type) || isInteger(type);
  }

  private static boolean areVectorsCompatible(Type from, Type to) {
    if (from instanceof FirVectorType own && to instanceof VectorType other) {
      return isSameVector(own, other);
    }
    return from instanceof VectorType other && to instanceof FirVectorType own && isSameVector(own, other);
  }

  private static boolean isSameVector(FirVectorType own, VectorType other) {
    return other.rank() == 1 && !other.isScalableDim(0) && own.length() == other.dim(0)
        && signless(own.elementType()) == signless(other.elementType());
  }

  private static Type signless(Type element) {
    return element instanceof IntegerType integer && integer.isUnsigned()
        ? IntegerType.of(element.context(), integer.width())
        : element;
  }
}
