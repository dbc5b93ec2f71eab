// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxProcType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirIntegerType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.LlvmPointerType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.TupleType;

/**
 * Computes the sizes of entities in memory by the rules of FIR's code generation for x86-64. Sizes that depend on the
 * program's input, on length parameters of derived types, or on types of other dialects are unknown. Each type is laid
 * out once.
 */
final class EntityLayout {
  /** The size of an entity if unknown. */
  static final long UNKNOWN = -1;

  /** Derived types and tuples that are nested deeper have an unknown size. */
  private static final int MAX_NESTING = 200;
  private static final int MAX_ALIGNMENT = 16;
  private static final int POINTER = 8;
  /** The address, the size of an element, and the version, rank, type and attributes. */
  private static final int DESCRIPTOR = 24;
  /** The lower bound, extent and stride of a dimension. */
  private static final int DIMENSION = 24;
  /** The derived type and its first length parameter. */
  private static final int ADDENDUM = 16;
  private static final int MAX_RANK = 15;

  private record Layout(long size, long alignment) {
    static final Layout UNKNOWN = new Layout(EntityLayout.UNKNOWN, 1);

    static Layout ofScalar(long bytes) {
      return new Layout(bytes, Math.min(bytes, MAX_ALIGNMENT));
    }

    boolean isUnknown() {
      return size == EntityLayout.UNKNOWN;
    }
  }

  private final Map<Type, Layout> layouts = new HashMap<>();
  private int nesting;

  /** Returns the bytes of an entity of {@code type}, or {@link #UNKNOWN}. */
  long sizeOf(Type type) {
    return layoutOf(type).size();
  }

  /** Returns the alignment of an entity of {@code type}, 1 if unknown. */
  long alignmentOf(Type type) {
    return layoutOf(type).alignment();
  }

  /** Returns whether entities of {@code type} are numbers, truth values or characters. */
  static boolean isPlain(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType
        || type instanceof ComplexType || type instanceof FirIntegerType || type instanceof FirRealType
        || type instanceof FirComplexType || type instanceof LogicalType || type instanceof CharacterType;
  }

  /** Returns the bytes of an allocated entity with these type parameters and extents, or {@link #UNKNOWN}. */
  long sizeOf(Type type, List<? extends Value> typeparams, List<? extends Value> shape) {
    long size = staticFactor(type);
    if (lengthParameter(type, typeparams) != null) {
      size = times(size, constantOf(typeparams.get(0)));
    }
    for (Value extent : shape) {
      size = times(size, constantOf(extent));
    }
    return size;
  }

  /**
   * Returns the bytes of an allocated entity divided by its computed extents and its computed length, or
   * {@link #UNKNOWN}.
   */
  long staticFactor(Type type) {
    if (!(type instanceof SequenceType array)) {
      return type instanceof CharacterType text && text.hasDynamicLength() ? text.kind() : sizeOf(type);
    }
    if (array.hasUnknownShape()) {
      return UNKNOWN;
    }
    long size = staticFactor(array.elementType());
    for (long extent : array.shape()) {
      size = extent < 0 ? size : times(size, extent);
    }
    return size;
  }

  /** Returns the computed length of the characters of an allocated entity, or null if its type has the length. */
  static @Nullable Value lengthParameter(Type type, List<? extends Value> typeparams) {
    Type element = type instanceof SequenceType array ? array.elementType() : type;
    boolean isComputed = element instanceof CharacterType text && text.hasDynamicLength();
    return isComputed && !typeparams.isEmpty() ? typeparams.get(0) : null;
  }

  private static long constantOf(Value value) {
    Value source = value;
    for (ConvertOp convert = ConvertOp.of(source.definingOp()); convert != null;
        convert = ConvertOp.of(source.definingOp())) {
      source = convert.value();
    }
    IntegerAttr constant = Constants.integerOf(source);
    return constant == null || !constant.fitsLong() ? UNKNOWN : Math.max(constant.longValue(), 0);
  }

  /** Returns the product; {@link #UNKNOWN}, which is negative, if a factor is unknown or the product too large. */
  private static long times(long a, long b) {
    return a < 0 || b < 0 || Math.multiplyHigh(a, b) != 0 || a * b < 0 ? UNKNOWN : a * b;
  }

  private Layout layoutOf(Type type) {
    Layout known = layouts.get(type);
    if (known != null) {
      return known;
    }
    if (nesting == MAX_NESTING) {
      return Layout.UNKNOWN;
    }
    layouts.put(type, Layout.UNKNOWN); // the size of a type that contains itself
    nesting++;
    Layout layout = compute(type);
    nesting--;
    layouts.put(type, layout);
    return layout;
  }

  private Layout compute(Type type) {
    if (type instanceof SequenceType array) {
      return arrayLayout(array);
    }
    if (type instanceof RecordType record) {
      return record.lengthParameters().isEmpty() && !record.components().isEmpty()
          ? structure(record.components().stream().map(RecordType.Member::type).toList()) : Layout.UNKNOWN;
    }
    if (type instanceof TupleType tuple) {
      return structure(tuple.types());
    }
    if (type instanceof BaseBoxType box) {
      return new Layout(descriptorSize(box.elementType()), POINTER);
    }
    return type instanceof BoxCharType ? new Layout(2 * POINTER, POINTER) : scalarLayout(type);
  }

  private Layout arrayLayout(SequenceType array) {
    Layout element = layoutOf(array.elementType());
    long size = array.hasUnknownShape() || array.hasDynamicExtents() ? UNKNOWN : element.size();
    for (int i = 0; i < array.rank() && size != UNKNOWN; i++) {
      size = times(size, array.extent(i));
    }
    return size == UNKNOWN ? Layout.UNKNOWN : new Layout(size, element.alignment());
  }

  private Layout structure(List<Type> members) {
    long size = 0;
    long alignment = 1;
    for (Type type : members) {
      Layout member = layoutOf(type);
      size = roundUp(size, member.alignment()) + member.size();
      alignment = Math.max(alignment, member.alignment());
      if (member.isUnknown() || size < 0) {
        return Layout.UNKNOWN;
      }
    }
    return new Layout(roundUp(size, alignment), alignment);
  }

  /** Returns {@code size}, increased to a multiple of {@code alignment}. */
  static long roundUp(long size, long alignment) {
    return (size + alignment - 1) / alignment * alignment;
  }

  /** Returns the bytes of a descriptor of an entity of {@code type}. */
  private static long descriptorSize(Type type) {
    Type element = type instanceof HeapType heap ? heap.elementType()
        : type instanceof PointerType pointer ? pointer.elementType()
        : type instanceof ReferenceType reference ? reference.elementType() : type;
    int rank = 0;
    if (element instanceof SequenceType array) {
      rank = array.hasUnknownShape() ? MAX_RANK : array.rank();
      element = array.elementType();
    }
    boolean hasAddendum = element instanceof RecordType || element instanceof NoneType;
    return DESCRIPTOR + (long) DIMENSION * rank + (hasAddendum ? ADDENDUM : 0);
  }

  private static Layout scalarLayout(Type type) {
    if (type instanceof CharacterType text) {
      long size = text.hasDynamicLength() ? UNKNOWN : times(text.kind(), text.length());
      return size == UNKNOWN ? Layout.UNKNOWN : new Layout(size, text.kind());
    }
    if (type instanceof FirComplexType complex) {
      return pair(realLayout(complex.kind()));
    }
    if (type instanceof ComplexType complex && complex.elementType() instanceof FloatType part) {
      return pair(floatLayout(part));
    }
    if (type instanceof FloatType number) {
      return floatLayout(number);
    }
    if (type instanceof IntegerType integer) {
      int whole = Math.max((integer.width() + Byte.SIZE - 1) / Byte.SIZE, 1);
      long bytes = Long.highestOneBit(whole * 2L - 1); // the next power of two
      return bytes <= MAX_ALIGNMENT ? Layout.ofScalar(bytes) : Layout.UNKNOWN;
    }
    if (type instanceof FirRealType number) {
      return realLayout(number.kind());
    }
    boolean isAddress = type instanceof ReferenceType || type instanceof HeapType || type instanceof PointerType
        || type instanceof LlvmPointerType || type instanceof BoxProcType || type instanceof IndexType;
    return isAddress ? Layout.ofScalar(POINTER)
        : type instanceof LogicalType logical ? Layout.ofScalar(logical.kind())
        : type instanceof FirIntegerType integer ? Layout.ofScalar(integer.kind()) : Layout.UNKNOWN;
  }

  private static Layout pair(Layout part) {
    return part.isUnknown() ? part : new Layout(2 * part.size(), part.alignment());
  }

  /** Returns the layout of a Fortran real number: kind 3 is bfloat16, kind 10 has 80 bits in 16 bytes. */
  private static Layout realLayout(int kind) {
    return switch (kind) {
      case 2, 3 -> Layout.ofScalar(2);
      case 4, 8, 16 -> Layout.ofScalar(kind);
      case 10 -> Layout.ofScalar(16);
      default -> Layout.UNKNOWN;
    };
  }

  private static Layout floatLayout(FloatType number) {
    return switch (number.width()) {
      case 16, 32, 64, 128 -> Layout.ofScalar(number.width() / Byte.SIZE);
      case 80 -> Layout.ofScalar(16);
      default -> Layout.UNKNOWN;
    };
  }
}
