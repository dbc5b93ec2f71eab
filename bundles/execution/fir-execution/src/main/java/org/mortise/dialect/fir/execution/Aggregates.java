// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.List;
import org.mortise.dialect.fir.AssumedSizeExtentOp;
import org.mortise.dialect.fir.ExtractValueOp;
import org.mortise.dialect.fir.InsertOnRangeOp;
import org.mortise.dialect.fir.InsertValueOp;
import org.mortise.dialect.fir.StringLitOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Characters;
import org.mortise.dialect.fir.execution.runtime.Entities;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Procedure;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxProcType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.TupleType;

/**
 * Aggregate values: arrays, derived types, tuples and characters. A value is the list of its scalars, in address order,
 * so that changing one of them is cheap.
 */
final class Aggregates {
  /** The last extent of an array of assumed size. */
  private static final Long ASSUMED_SIZE = -1L;

  private Aggregates() {}

  // ---- new values --------------------------------------------------------------------------------------------------

  static void undefined(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    if (!FirLayout.isAggregate(type)) {
      code.define(op.result(0), code.undefined(type));
      return;
    }
    Scalars scalars = Scalars.of(type);
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {Elements.undefined(scalars.format(), machine, scalars.count())}, PoisonRule.REJECT, List.of());
  }

  static void zero(ZeroBitsOp op, CodeBuilder code) {
    Type type = op.intype().type();
    if (!FirLayout.isAggregate(type)) {
      ValueFormat format = ValueFormat.of(type);
      code.run(code.results(op), (arguments, machine) -> new Object[] {zero(type, format, machine)},
          PoisonRule.REJECT, List.of());
      return;
    }
    Scalars scalars = Scalars.of(type);
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {scalars.create(format -> zero(format.type(), format, machine), machine)},
        PoisonRule.REJECT, List.of());
  }

  private static Object zero(Type type, ValueFormat format, Machine machine) {
    return switch (format.kind()) {
      case LONG -> 0L;
      case FLOAT -> 0f;
      case DOUBLE -> 0d;
      case OBJECT -> zeroObject(type, format, machine);
    };
  }

  private static Object zeroObject(Type type, ValueFormat format, Machine machine) {
    if (format.type() instanceof ComplexType complex) {
      ValueFormat part = ValueFormat.of(complex.elementType());
      return new ComplexNumber(zero(part.type(), part, machine), zero(part.type(), part, machine));
    }
    MemRef nothing = Pointers.nullPointer(machine);
    if (type instanceof BaseBoxType box) {
      return Entities.nothing(box, nothing);
    }
    if (type instanceof BoxCharType) {
      return new Characters(nothing, 0);
    }
    return type instanceof BoxProcType ? new Procedure(nothing, nothing) : nothing;
  }

  static void absent(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    code.run(code.results(op), (arguments, machine) -> new Object[] {
        type instanceof BaseBoxType ? Absent.VALUE : zeroObject(type, ValueFormat.of(type), machine)},
        PoisonRule.REJECT, List.of());
  }

  static void assumedSizeExtent(AssumedSizeExtentOp op, CodeBuilder code) {
    code.define(op.result(), code.constant(op.result().type(), ASSUMED_SIZE));
  }

  static void isAssumedSizeExtent(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> new Object[] {arguments[0].equals(ASSUMED_SIZE) ? -1L : 0L},
        PoisonRule.REJECT, code.operands(op));
  }

  static void isPresent(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      Object value = arguments[0] instanceof Characters characters ? characters.base() : arguments[0];
      boolean isAbsent = value == Absent.VALUE || value instanceof MemRef address && Pointers.isNull(address, machine);
      return new Object[] {isAbsent ? 0L : -1L};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** The characters are created at the first use and cached. */
  static void string(StringLitOp op, CodeBuilder code) {
    Scalars scalars = Scalars.of(op.result().type());
    long[] characters = op.characters();
    code.run(code.results(op), (arguments, machine) -> new Object[] {machine.global(op.operation(), () -> {
      Elements value = Elements.create(scalars.format(), machine, scalars.count());
      for (int i = 0; i < value.count(); i++) {
        value.set(i, i < characters.length ? FixedWidth.signExtended(characters[i], scalars.format().width()) : 0L);
      }
      return value;
    })}, PoisonRule.REJECT, List.of());
  }

  // ---- parts -------------------------------------------------------------------------------------------------------

  static void extract(ExtractValueOp op, CodeBuilder code) {
    Part part = Part.of(op.adt().type(), op.coorAttr(), op.res().type());
    if (!FirLayout.isAggregate(op.adt().type())) {
      code.run(code.results(op), (arguments, machine) -> {
        ComplexNumber number = (ComplexNumber) arguments[0];
        return new Object[] {part.first() == 0 ? number.real() : number.imaginary()};
      }, PoisonRule.PROPAGATE, code.operands(op));
      return;
    }
    if (!FirLayout.isAggregate(part.type())) {
      code.run(code.results(op), (arguments, machine) ->
          new Object[] {((Elements) arguments[0]).get(part.first())}, PoisonRule.PROPAGATE, code.operands(op));
      return;
    }
    Scalars scalars = Scalars.of(part.type());
    code.run(code.results(op), (arguments, machine) -> {
      Elements whole = (Elements) arguments[0];
      Elements copy = Elements.create(scalars.format(), machine, scalars.count());
      for (int i = 0; i < copy.count(); i++) {
        copy.set(i, whole.get(part.first() + i));
      }
      return new Object[] {copy};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void insert(InsertValueOp op, CodeBuilder code) {
    Part part = Part.of(op.res().type(), op.coorAttr(), op.val().type());
    if (!FirLayout.isAggregate(op.res().type())) {
      code.run(code.results(op), (arguments, machine) ->
          new Object[] {withPart(arguments[0], part.first(), arguments[1])}, PoisonRule.PASS, code.operands(op));
      return;
    }
    long[] size = {Scalars.of(part.type()).count()};
    long[] stride = {1};
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {with((Elements) arguments[0], size, part.first(), stride, arguments[1], machine)},
        PoisonRule.PASS, code.operands(op));
  }

  private static Object withPart(Object number, int index, Object part) {
    Object real = number instanceof ComplexNumber complex ? complex.real() : Poison.VALUE;
    Object imaginary = number instanceof ComplexNumber complex ? complex.imaginary() : Poison.VALUE;
    return index == 0 ? new ComplexNumber(part, imaginary) : new ComplexNumber(real, part);
  }

  /** An array value with one value for all elements of a rectangle. */
  static void insertOnRange(InsertOnRangeOp op, CodeBuilder code) {
    SequenceType array = (SequenceType) op.res().type();
    List<Long> bounds = op.bounds();
    if (bounds.size() != 2 * array.rank()) {
      throw new UnsupportedOperationException("the range has another number of dimensions");
    }
    int rank = array.rank();
    long[] sizes = new long[rank + 1]; // Fortran's dimensions in reverse order, then the scalars
    long[] strides = new long[rank + 1];
    sizes[rank] = Scalars.of(array.elementType()).count();
    strides[rank] = 1;
    long offset = 0;
    long stride = sizes[rank];
    for (int i = 0; i < rank; i++) {
      sizes[rank - 1 - i] = bounds.get(2 * i + 1) - bounds.get(2 * i) + 1;
      strides[rank - 1 - i] = stride;
      offset = Math.addExact(offset, Math.multiplyExact(bounds.get(2 * i), stride));
      stride = Math.multiplyExact(stride, array.extent(i));
    }
    long first = offset;
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {with((Elements) arguments[0], sizes, first, strides, arguments[1], machine)},
        PoisonRule.PASS, code.operands(op));
  }

  /** Stores the scalars of a part, repeated if necessary. */
  private static Elements with(
      Elements whole, long[] sizes, long offset, long[] strides, Object part, Machine machine) {
    Elements values = Elements.create(whole.format(), machine, sizes);
    for (int i = 0; i < values.count(); i++) {
      values.set(i, part instanceof Elements elements ? elements.get(i % elements.count()) : part);
    }
    return whole.withPart(sizes, offset, strides, values, machine);
  }

  /**
   * A part of a value.
   *
   * @param type its type
   * @param first the position of its first scalar; of a complex number 0 or 1
   */
  private record Part(Type type, int first) {
    /**
     * Follows the indices and component names of {@code fir.insert_value}.
     *
     * @param wanted the declared type of the part, which is not verified
     */
    static Part of(Type whole, ArrayAttr path, Type wanted) {
      Part part = of(whole, path);
      if (FirLayout.isAggregate(part.type) != FirLayout.isAggregate(wanted)
          || ValueFormat.of(part.type).kind() != ValueFormat.of(wanted).kind()) {
        throw new UnsupportedOperationException("the part has the type " + part.type);
      }
      return part;
    }

    private static Part of(Type whole, ArrayAttr path) {
      Type type = whole;
      int first = 0;
      int next = 0;
      while (next < path.size()) {
        if (type instanceof SequenceType array) {
          long position = 0;
          long stride = 1;
          for (int i = 0; i < array.rank(); i++) {
            position = Math.addExact(position, Math.multiplyExact(index(path, next++), stride));
            stride = Math.multiplyExact(stride, array.extent(i));
          }
          type = array.elementType();
          first = Math.toIntExact(first + Math.multiplyExact(position, (long) Scalars.of(type).count()));
          continue;
        }
        boolean isNamed = path.get(next) instanceof StringAttr;
        int index = isNamed && type instanceof RecordType derived
            ? derived.componentIndex(((StringAttr) path.get(next)).value()) : Math.toIntExact(index(path, next));
        next += isNamed ? 2 : 1;
        first += type instanceof RecordType || type instanceof TupleType ? scalarsBefore(type, index) : index;
        type = FirLayout.member(type, index);
      }
      return new Part(type, first);
    }

    private static long index(ArrayAttr path, int at) {
      if (at < path.size() && path.get(at) instanceof IntegerAttr index && index.fitsLong()) {
        return index.longValue();
      }
      throw new UnsupportedOperationException("the path leads to no part");
    }

    private static int scalarsBefore(Type type, int index) {
      int count = 0;
      for (int i = 0; i < index; i++) {
        count += Scalars.of(FirLayout.member(type, i)).count();
      }
      return count;
    }
  }
}
