// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.execution.Shapes.Shape;
import org.mortise.dialect.fir.execution.Shapes.Slice;
import org.mortise.dialect.fir.execution.runtime.Characters;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Procedure;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.types.IndexType;

/** Descriptors: of entities, of characters, and of procedures. */
final class Boxes {
  private Boxes() {}

  // ---- descriptors of entities -------------------------------------------------------------------------------------

  static void embox(EmboxOp embox, CodeBuilder code) {
    if (embox.accessMapAttr() != null) {
      throw new UnsupportedOperationException("access maps are not supported");
    }
    Type entity = EntityTypes.ofAddressOrBox(embox.memref().type());
    boolean hasShape = embox.shape() != null;
    boolean hasSlice = embox.slice() != null;
    List<Register> arguments = new ArrayList<>(List.of(code.value(embox.memref())));
    if (hasShape) {
      arguments.add(code.value(embox.shape()));
    }
    if (hasSlice) {
      arguments.add(code.value(embox.slice()));
    }
    int lengthAt = arguments.size();
    arguments.addAll(code.values(embox.typeparams()));
    boolean isAllocatable = isAllocatable(embox.result().type());
    code.run(code.results(embox), (values, machine) -> {
      Shape shape = hasShape ? (Shape) values[1] : null;
      Slice slice = hasSlice ? (Slice) values[hasShape ? 2 : 1] : null;
      Descriptor whole = describe((MemRef) values[0], entity, shape, values, lengthAt, machine);
      return new Object[] {slice == null ? whole.asAllocatable(isAllocatable) : slice(whole, slice)};
    }, PoisonRule.REJECT, arguments);
  }

  /** Returns the descriptor of an entity at an address. */
  static Descriptor describe(
      MemRef base, Type entity, Shape shape, Object[] values, int lengthAt, Machine machine) {
    if (!(entity instanceof SequenceType array)) {
      return Descriptor.ofScalar(base, entity, Accesses.elementBytes(entity, values, lengthAt, machine));
    }
    long[] extents = shape == null || shape.extents() == null ? array.shape() : shape.extents();
    long[] lowerBounds = new long[extents.length];
    for (int i = 0; i < extents.length; i++) {
      lowerBounds[i] = shape == null ? 1 : shape.lowerBound(i);
    }
    return Descriptor.ofArray(base, array.elementType(),
        Accesses.elementBytes(array.elementType(), values, lengthAt, machine), lowerBounds, extents);
  }

  /** Returns the descriptor of a part. Its lower bounds are 1. */
  static Descriptor slice(Descriptor whole, Slice slice) {
    List<Integer> kept = new ArrayList<>();
    long offset = 0;
    for (int i = 0; i < slice.first().length; i++) {
      offset += (slice.first()[i] - whole.lowerBounds()[i]) * whole.strides()[i];
      if (slice.isRange()[i]) {
        kept.add(i);
      }
    }
    long[] lowerBounds = new long[kept.size()];
    long[] extents = new long[kept.size()];
    long[] strides = new long[kept.size()];
    for (int i = 0; i < lowerBounds.length; i++) {
      int dimension = kept.get(i);
      lowerBounds[i] = 1;
      extents[i] = slice.extent(dimension);
      strides[i] = whole.strides()[dimension] * slice.step()[dimension];
    }
    Type element = whole.elementType();
    long elementBytes = whole.elementBytes();
    for (int index : slice.path()) {
      offset += FirLayout.offset(element, index);
      element = FirLayout.member(element, index);
      elementBytes = FirLayout.bytes(element);
    }
    if (slice.substring().length > 0 && element instanceof CharacterType character) {
      int bytes = FirLayout.character(character).bytes();
      long skipped = slice.substring()[0] * bytes;
      offset += skipped;
      elementBytes = slice.substring().length > 1 ? slice.substring()[1] * bytes : elementBytes - skipped;
    }
    return new Descriptor(
        Pointers.plus(whole.base(), offset), element, elementBytes, lowerBounds, extents, strides,
        false);
  }

  private static boolean isAllocatable(Type box) {
    return box instanceof BaseBoxType type && type.elementType() instanceof HeapType;
  }

  static void rebox(ReboxOp rebox, CodeBuilder code) {
    boolean hasShape = rebox.shape() != null;
    boolean hasSlice = rebox.slice() != null;
    boolean isAllocatable = isAllocatable(rebox.result().type());
    code.run(code.results(rebox), (values, machine) -> {
      Descriptor whole = Descriptor.of(values[0], machine);
      Shape shape = hasShape ? (Shape) values[1] : null;
      if (hasSlice) {
        Descriptor shifted = whole.withLowerBounds(lowerBounds(whole.rank(), shape));
        return new Object[] {slice(shifted, (Slice) values[hasShape ? 2 : 1])};
      }
      return new Object[] {reshape(whole, shape).asAllocatable(isAllocatable)};
    }, PoisonRule.REJECT, code.operands(rebox));
  }

  private static long[] lowerBounds(int rank, Shape shape) {
    long[] bounds = new long[rank];
    for (int i = 0; i < rank; i++) {
      bounds[i] = shape == null ? 1 : shape.lowerBound(i);
    }
    return bounds;
  }

  /** A new shape starts with the stride of the first dimension, which may be larger than an element. */
  private static Descriptor reshape(Descriptor whole, Shape shape) {
    if (shape == null || shape.extents() == null) {
      return whole.withLowerBounds(lowerBounds(whole.rank(), shape));
    }
    long first = whole.rank() == 0 ? whole.elementBytes() : whole.strides()[0];
    return new Descriptor(whole.base(), whole.elementType(), whole.elementBytes(),
        lowerBounds(shape.extents().length, shape), shape.extents(), Descriptor.strides(first, shape.extents()),
        whole.isAllocatable());
  }

  static void address(Operation op, CodeBuilder code) {
    ask(op, code, (values, machine) -> new Object[] {address(values[0], machine)});
  }

  private static Object address(Object box, Machine machine) {
    if (box instanceof Characters characters) {
      return characters.base();
    }
    return box instanceof Procedure procedure ? procedure.callee(machine) : Descriptor.of(box, machine).base();
  }

  static void dimension(Operation op, CodeBuilder code) {
    code.run(code.results(op), (values, machine) -> {
      Descriptor box = Descriptor.of(values[0], machine);
      long dimension = (Long) values[1];
      if (dimension < 0 || dimension >= box.rank()) {
        throw machine.fault("asks for dimension " + dimension + " of an entity of rank " + box.rank());
      }
      int at = (int) dimension;
      return new Object[] {box.lowerBounds()[at], box.extents()[at], box.strides()[at]};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void elementSize(Operation op, CodeBuilder code) {
    askForNumber(op, code, (values, machine) -> new Object[] {Descriptor.of(values[0], machine).elementBytes()});
  }

  static void rank(Operation op, CodeBuilder code) {
    askForNumber(op, code, (values, machine) -> new Object[] {(long) Descriptor.of(values[0], machine).rank()});
  }

  static void isArray(Operation op, CodeBuilder code) {
    ask(op, code, (values, machine) -> new Object[] {Descriptor.of(values[0], machine).rank() > 0 ? -1L : 0L});
  }

  private static void ask(Operation op, CodeBuilder code, Primitive question) {
    code.run(code.results(op), question, PoisonRule.REJECT, code.operands(op));
  }

  /** Converts to the result type, an integer of any width. */
  private static void askForNumber(Operation op, CodeBuilder code, Primitive question) {
    Register number = code.run(IndexType.of(op.context()), question, PoisonRule.REJECT, code.operand(op, 0));
    code.define(op.result(0), code.cast(IntegerCast.RESIZE_SIGNED, number, op.result(0).type()));
  }

  // ---- characters and procedures -----------------------------------------------------------------------------------

  static void emboxCharacters(Operation op, CodeBuilder code) {
    code.run(code.results(op), (values, machine) ->
        new Object[] {new Characters((MemRef) values[0], (Long) values[1])}, PoisonRule.REJECT, code.operands(op));
  }

  static void unboxCharacters(Operation op, CodeBuilder code) {
    ask(op, code, (values, machine) -> {
      Characters characters = (Characters) values[0];
      return new Object[] {characters.base(), characters.length()};
    });
  }

  static void emboxProcedure(Operation op, CodeBuilder code) {
    code.run(code.results(op), (values, machine) -> {
      Object host = values.length > 1 ? values[1] : Pointers.nullPointer(machine);
      return new Object[] {values[0] instanceof Procedure known ? known : new Procedure(values[0], host)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void unboxProcedure(Operation op, CodeBuilder code) {
    code.run(code.results(op), (values, machine) -> {
      Procedure procedure = (Procedure) values[0];
      return new Object[] {procedure.function(), procedure.host()};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void hostOfProcedure(Operation op, CodeBuilder code) {
    code.run(code.results(op), (values, machine) -> new Object[] {((Procedure) values[0]).host()},
        PoisonRule.REJECT, code.operands(op));
  }
}
