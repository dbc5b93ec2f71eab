// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.ArrayCoorOp;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.execution.Shapes.Shape;
import org.mortise.dialect.fir.execution.Shapes.Slice;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;

/** The addresses of elements and components. Bounds are not checked here, but by the accesses. */
final class ElementAddresses {
  private ElementAddresses() {}

  /** Indices count from the lower bounds, which are 1 if none are given. */
  static void ofElement(ArrayCoorOp coordinate, CodeBuilder code) {
    Type entity = EntityTypes.ofAddressOrBox(coordinate.memref().type());
    boolean isBox = coordinate.memref().type() instanceof BaseBoxType;
    int rank = coordinate.indices().size();
    List<Register> arguments = new ArrayList<>(List.of(code.value(coordinate.memref())));
    arguments.addAll(code.values(coordinate.indices()));
    boolean hasShape = coordinate.shape() != null;
    if (hasShape) {
      arguments.add(code.value(coordinate.shape()));
    }
    boolean hasSlice = coordinate.slice() != null;
    if (hasSlice) {
      arguments.add(code.value(coordinate.slice()));
    }
    int lengthAt = arguments.size();
    arguments.addAll(code.values(coordinate.typeparams()));
    code.run(code.results(coordinate), (values, machine) -> {
      Shape shape = hasShape ? (Shape) values[1 + rank] : null;
      Slice slice = hasSlice ? (Slice) values[lengthAt - 1] : null;
      Descriptor whole = isBox ? Descriptor.of(values[0], machine)
          : Boxes.describe((MemRef) values[0], entity, shape, values, lengthAt, machine);
      long offset = 0;
      for (int i = 0; i < rank; i++) {
        long lowerBound = shape == null ? 1 : shape.lowerBound(i);
        long distance = (Long) values[1 + i] - lowerBound;
        if (slice != null && slice.isRange()[i]) {
          distance = distance * slice.step()[i] + slice.first()[i] - lowerBound;
        }
        offset += distance * whole.strides()[i];
      }
      return new Object[] {Pointers.plus(whole.base(), slice == null ? offset : offset + part(whole, slice))};
    }, PoisonRule.REJECT, arguments);
  }

  /** Returns the bytes from the beginning of an element to the part that the slice selects. */
  private static long part(Descriptor whole, Slice slice) {
    long offset = 0;
    Type element = whole.elementType();
    for (int index : slice.path()) {
      offset += FirLayout.offset(element, index);
      element = FirLayout.member(element, index);
    }
    return slice.substring().length > 0 && element instanceof CharacterType character
        ? offset + slice.substring()[0] * FirLayout.character(character).bytes() : offset;
  }

  /** Indices count from 0. */
  static void ofPart(CoordinateOp op, CodeBuilder code) {
    Type entity = EntityTypes.ofAddressOrBox(op.ref().type());
    boolean isBox = op.ref().type() instanceof BaseBoxType;
    DenseI32ArrayAttr fields = op.fieldIndicesAttr();
    code.run(code.results(op), (operands, machine) -> {
      Object[] values = fields == null ? operands : withFields(operands, fields);
      Descriptor box = isBox ? Descriptor.of(values[0], machine) : null;
      MemRef base = box == null ? (MemRef) values[0] : box.base();
      return new Object[] {Pointers.plus(base, offset(box, entity, values, machine))};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** Returns the operands with the positions of the named components between them. */
  private static Object[] withFields(Object[] operands, DenseI32ArrayAttr fields) {
    Object[] values = new Object[fields.size() + 1];
    values[0] = operands[0];
    int next = 1;
    for (int i = 0; i < fields.size(); i++) {
      values[i + 1] = fields.get(i) == CoordinateOp.DYNAMIC_INDEX ? operands[next++] : (Object) (long) fields.get(i);
    }
    return values;
  }

  /** @param box the descriptor, whose dimensions come first; null for an address */
  private static long offset(Descriptor box, Type entity, Object[] values, Machine machine) {
    Type type = entity;
    long offset = 0;
    int next = 1;
    if (box != null && box.rank() > 0) {
      for (int i = 0; i < box.rank() && next < values.length; i++) {
        offset += (Long) values[next++] * box.strides()[i];
      }
      type = EntityTypes.unwrapArray(entity);
    }
    while (next < values.length) {
      if (type instanceof SequenceType array) {
        long stride = FirLayout.bytes(array.elementType());
        for (int i = 0; i < array.rank() && next < values.length; i++) {
          offset += (Long) values[next++] * stride;
          stride *= Math.max(array.extent(i), 0); // only the last extent may be unknown, and is not needed
        }
        type = array.elementType();
      } else if (type instanceof CharacterType character) {
        offset += (Long) values[next++] * FirLayout.character(character).bytes();
        type = CharacterType.ofSingle(character.context(), character.kind());
      } else {
        int index = Math.toIntExact((Long) values[next++]);
        offset += FirLayout.offset(type, index);
        type = FirLayout.member(type, index);
      }
    }
    return offset;
  }
}
