// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.fir.InsertOnRangeOp;
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
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
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
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.TupleType;

/**
 * Values with parts: arrays, derived types, tuples and characters. Such a value is the list of its scalars, in the
 * order of their addresses, so that changing one of them is cheap.
 */
final class Aggregates {
  private Aggregates() {}

  // ---- new values --------------------------------------------------------------------------------------------------

  static void undefined(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    if (!FirLayout.isAggregate(type)) {
      code.define(op.result(0), code.undefined(type));
      return;
    }
    List<FirLayout.Run> runs = FirLayout.runs(type);
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {Elements.undefined(Scalars.format(runs, type), machine, Scalars.count(runs))},
        PoisonRule.REJECT, List.of());
  }

  static void zero(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    if (!FirLayout.isAggregate(type)) {
      ValueFormat format = ValueFormat.of(type);
      code.run(code.results(op), (arguments, machine) -> new Object[] {zero(type, format, machine)},
          PoisonRule.REJECT, List.of());
      return;
    }
    List<FirLayout.Run> runs = FirLayout.runs(type);
    code.run(code.results(op), (arguments, machine) -> new Object[] {zero(runs, type, machine)},
        PoisonRule.REJECT, List.of());
  }

  private static Elements zero(List<FirLayout.Run> runs, Type type, Machine machine) {
    ValueFormat format = Scalars.format(runs, type);
    Elements value = Elements.create(format, machine, Scalars.count(runs));
    int next = 0;
    for (FirLayout.Run run : runs) {
      Object zero = zero(run.format().type(), run.format(), machine);
      for (int i = 0; i < run.count(); i++) {
        value.set(next++, zero);
      }
    }
    return value;
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

  static void isPresent(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      Object value = arguments[0] instanceof Characters characters ? characters.base() : arguments[0];
      boolean isAbsent = value == Absent.VALUE || value instanceof MemRef address && Pointers.isNull(address, machine);
      return new Object[] {isAbsent ? 0L : -1L};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void string(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    List<FirLayout.Run> runs = FirLayout.runs(type);
    Elements value = Elements.of(Scalars.format(runs, type), Scalars.count(runs));
    Attribute text = op.getAttr("value");
    if (text instanceof StringAttr string) {
      for (int i = 0; i < value.count(); i++) {
        value.set(i, i < string.value().length() ? (long) (byte) string.value().charAt(i) : 0L);
      }
    } else {
      List<Long> numbers = numbers(op.getAttr("xlist"));
      for (int i = 0; i < value.count(); i++) {
        value.set(i, i < numbers.size() ? numbers.get(i) : 0L);
      }
    }
    code.define(op.result(0), code.constant(type, value));
  }

  private static List<Long> numbers(Attribute list) {
    List<Long> numbers = new ArrayList<>();
    if (list instanceof ArrayAttr array) {
      array.elements().forEach(element -> numbers.add(((IntegerAttr) element).longValue()));
    } else if (list instanceof DenseElementsAttr dense) {
      for (int i = 0; i < dense.numElements(); i++) {
        numbers.add(((IntegerAttr) dense.elementAt(dense.isSplat() ? 0 : i)).longValue());
      }
    }
    return numbers;
  }

  // ---- parts -------------------------------------------------------------------------------------------------------

  static void extract(Operation op, CodeBuilder code) {
    Type type = op.operand(0).type();
    Part part = Part.of(type, op.getAttr("coor", ArrayAttr.class));
    if (!FirLayout.isAggregate(type)) {
      code.run(code.results(op), (arguments, machine) -> {
        ComplexNumber number = (ComplexNumber) arguments[0];
        return new Object[] {part.first() == 0 ? number.real() : number.imaginary()};
      }, PoisonRule.PROPAGATE, code.operands(op));
      return;
    }
    Type partType = op.result(0).type();
    List<FirLayout.Run> runs = FirLayout.runs(partType);
    boolean isAggregate = FirLayout.isAggregate(partType);
    code.run(code.results(op), (arguments, machine) -> {
      Elements whole = (Elements) arguments[0];
      if (!isAggregate) {
        return new Object[] {whole.get(part.first())};
      }
      Elements copy = Elements.create(Scalars.format(runs, partType), machine, Scalars.count(runs));
      for (int i = 0; i < copy.count(); i++) {
        copy.set(i, whole.get(part.first() + i));
      }
      return new Object[] {copy};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void insert(Operation op, CodeBuilder code) {
    Type type = op.result(0).type();
    Part part = Part.of(type, op.getAttr("coor", ArrayAttr.class));
    boolean isAggregate = FirLayout.isAggregate(type);
    int[] positions = isAggregate ? positions(part.first(), FirLayout.scalars(part.type())) : new int[0];
    code.run(code.results(op), (arguments, machine) -> {
      Object changed = isAggregate ? with((Elements) arguments[0], positions, arguments[1], machine)
          : withPart(arguments[0], part.first(), arguments[1]);
      return new Object[] {changed};
    }, PoisonRule.PASS, code.operands(op));
  }

  private static Object withPart(Object number, int index, Object part) {
    Object real = number instanceof ComplexNumber complex ? complex.real() : Poison.VALUE;
    Object imaginary = number instanceof ComplexNumber complex ? complex.imaginary() : Poison.VALUE;
    return index == 0 ? new ComplexNumber(part, imaginary) : new ComplexNumber(real, part);
  }

  /** An array value with one value for all elements of a rectangle. */
  static void insertOnRange(Operation op, CodeBuilder code) {
    SequenceType array = (SequenceType) op.result(0).type();
    int scalars = FirLayout.scalars(array.elementType());
    List<Long> bounds = numbers(InsertOnRangeOp.of(op).coorAttr());
    List<Integer> firsts = List.of(0);
    int stride = scalars;
    for (int i = 0; i < array.rank(); i++) {
      List<Integer> wider = new ArrayList<>();
      for (long index = bounds.get(2 * i); index <= bounds.get(2 * i + 1); index++) {
        int offset = Math.toIntExact(Math.multiplyExact(index, (long) stride));
        firsts.forEach(first -> wider.add(first + offset));
      }
      firsts = wider;
      stride = Math.toIntExact(Math.multiplyExact((long) stride, array.extent(i)));
    }
    int[] positions = new int[Math.multiplyExact(firsts.size(), scalars)];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = firsts.get(i / scalars) + i % scalars;
    }
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {with((Elements) arguments[0], positions, arguments[1], machine)},
        PoisonRule.PASS, code.operands(op));
  }

  private static int[] positions(int first, int count) {
    int[] positions = new int[count];
    Arrays.setAll(positions, i -> first + i);
    return positions;
  }

  /** The scalars of a part are repeated, if there are fewer than positions. */
  private static Elements with(Elements whole, int[] positions, Object part, Machine machine) {
    machine.step(positions.length);
    machine.charge((long) positions.length * Long.BYTES);
    Elements values = Elements.of(whole.format(), positions.length);
    for (int i = 0; i < positions.length; i++) {
      values.set(i, part instanceof Elements elements ? elements.get(i % elements.count()) : part);
    }
    return whole.with(positions.clone(), values, machine);
  }

  /**
   * A part of a value.
   *
   * @param type its type
   * @param first the position of its first scalar; of a complex number 0 or 1
   */
  private record Part(Type type, int first) {
    /** Follows indices and names, which {@code fir.insert_value} gives with the type that has the component. */
    static Part of(Type whole, ArrayAttr path) {
      Type type = whole;
      int first = 0;
      int next = 0;
      while (next < path.size()) {
        if (path.get(next) instanceof StringAttr name) {
          int index = ((RecordType) type).componentIndex(name.value());
          first += scalarsBefore(type, index);
          type = FirLayout.member(type, index);
          next += 2;
        } else if (type instanceof SequenceType array) {
          long position = 0;
          long stride = 1;
          for (int i = 0; i < array.rank(); i++) {
            position += ((IntegerAttr) path.get(next++)).longValue() * stride;
            stride *= array.extent(i);
          }
          type = array.elementType();
          first = Math.addExact(first, Math.toIntExact(Math.multiplyExact(position, (long) FirLayout.scalars(type))));
        } else {
          int index = (int) ((IntegerAttr) path.get(next++)).longValue();
          boolean hasMembers = type instanceof RecordType || type instanceof TupleType;
          first += hasMembers ? scalarsBefore(type, index) : index;
          type = FirLayout.member(type, index);
        }
      }
      return new Part(type, first);
    }

    private static int scalarsBefore(Type type, int index) {
      int count = 0;
      for (int i = 0; i < index; i++) {
        count += FirLayout.scalars(FirLayout.member(type, i));
      }
      return count;
    }
  }
}
