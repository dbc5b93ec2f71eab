// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.execution.runtime.Characters;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Entities;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RepresentedType;
import org.mortise.ir.types.ShapedType;

/**
 * Buffers and numbers that represent values of the dialect in calls from outside: a buffer represents an address or a
 * descriptor of numbers, with the dimensions reversed, since Fortran arrays are column-major.
 */
final class StandIns {
  /** Stands for a value that is not compared. */
  private static final Object NOTHING = List.of();

  private StandIns() {}

  /** Returns the type that represents a type, or null. */
  static @Nullable Type of(Type type) {
    if (type instanceof LogicalType) {
      return IntegerType.of(type.context(), 1);
    }
    if (type instanceof RepresentedType represented) {
      return represented.representation();
    }
    if (type instanceof BoxCharType) {
      return MemRefType.of(new long[] {ShapedType.DYNAMIC}, IntegerType.of(type.context(), Byte.SIZE));
    }
    if (type instanceof ReferenceType reference) {
      return buffer(reference.elementType());
    }
    return type instanceof BoxType box && box.elementType() instanceof SequenceType array ? buffer(array) : null;
  }

  private static @Nullable Type buffer(Type entity) {
    if (entity instanceof CharacterType character) {
      return MemRefType.of(new long[] {character.length()}, FirLayout.character(character).type());
    }
    Type element = EntityTypes.unwrapArray(entity);
    Type number = element instanceof RepresentedType represented ? represented.representation() : element;
    boolean isUnknown = entity instanceof SequenceType array && array.hasUnknownShape();
    if (isUnknown || !isNumber(number)) {
      return null;
    }
    return MemRefType.of(entity instanceof SequenceType array ? reversed(array.shape()) : new long[0], number);
  }

  /** Converts a value of the representing type. */
  static Object value(Object standIn, Type type) {
    if (!(standIn instanceof MemRef buffer)) {
      return type instanceof LogicalType ? (Object) ((Long) standIn == 0 ? 0L : 1L) : standIn;
    }
    BaseMemRefType given = (BaseMemRefType) of(type);
    long bytes = ValueFormat.of(given.elementType()).bytes();
    MemRef base = Pointers.plus(buffer, buffer.offset * bytes);
    if (type instanceof BoxCharType) {
      return new Characters(base, buffer.numElements());
    }
    if (type instanceof ReferenceType) {
      return base;
    }
    long[] lowerBounds = new long[buffer.rank()];
    Arrays.fill(lowerBounds, 1);
    long[] strides = reversed(buffer.strides());
    for (int i = 0; i < strides.length; i++) {
      strides[i] *= bytes;
    }
    return new Descriptor(
        base, EntityTypes.scalarOf(type), bytes, lowerBounds, reversed(buffer.sizes()), strides, false);
  }

  /** Returns the scalars reachable from an address or descriptor; none for procedures and descriptors in memory. */
  static Object observe(Object value, Type type, Machine machine) {
    if (value instanceof Characters characters) {
      ValueFormat format = ValueFormat.of(IntegerType.of(type.context(), Byte.SIZE));
      MemRef base = characters.base();
      return machine.contents(new MemRef(base.memory, base.start, 0, new long[] {characters.length()},
          new long[] {1}), format);
    }
    if (value instanceof MemRef address) {
      Type entity = EntityTypes.ofAddressOrBox(type);
      return isReadable(entity) && !Pointers.isNull(address, machine)
          ? Entities.read(address, entity, machine) : NOTHING;
    }
    if (value instanceof Descriptor array && isReadable(array.elementType())
        && !Pointers.isNull(array.base(), machine)) {
      return Entities.read(array, machine);
    }
    return FirLayout.isAggregate(type) || type instanceof RepresentedType ? value : NOTHING;
  }

  private static boolean isNumber(Type type) {
    ValueFormat format = ValueFormat.of(type);
    return format.isInteger() || format.isFloat() || format.type() instanceof ComplexType;
  }

  private static boolean isReadable(@Nullable Type entity) {
    Type element = entity == null ? null : EntityTypes.unwrapArray(entity);
    boolean isText = element instanceof CharacterType character && !character.hasDynamicLength();
    boolean isUnknown = entity instanceof SequenceType array && array.hasUnknownShape();
    return element != null && !isUnknown && (isText || isNumber(element));
  }

  private static long[] reversed(long[] numbers) {
    long[] reversed = new long[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      reversed[i] = numbers[numbers.length - 1 - i];
    }
    return reversed;
  }
}
