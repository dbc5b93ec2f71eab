// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.vector.CompressStoreOp;
import org.mortise.dialect.vector.ExpandLoadOp;
import org.mortise.dialect.vector.GatherOp;
import org.mortise.dialect.vector.LoadOp;
import org.mortise.dialect.vector.MaskedLoadOp;
import org.mortise.dialect.vector.MaskedStoreOp;
import org.mortise.dialect.vector.ScatterOp;
import org.mortise.dialect.vector.StoreOp;
import org.mortise.dialect.vector.TypeCastOp;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Vector accesses to buffers: contiguous in the last dimensions, or at indices given by another vector. */
final class MemoryAccess {
  private MemoryAccess() {}

  // ---- whole vectors -----------------------------------------------------------------------------------------------

  static void load(LoadOp load, CodeBuilder code) {
    VectorType type = (VectorType) load.result().type();
    if (elementsOf(load.base()) == type) { // the elements of the buffer are vectors
      code.define(load.result(), code.load(type, code.value(load.base()), code.values(load.indices())));
      return;
    }
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(load), (arguments, machine) -> {
      Places places = Places.of(arguments, 1, format, machine);
      Elements vector = Elements.create(format, machine, type.shape());
      for (int i = 0; i < vector.count(); i++) {
        vector.set(i, places.read(indices(places, vector, i)));
      }
      return new Object[] {vector};
    }, PoisonRule.PASS, code.operands(load));
  }

  static void store(StoreOp store, CodeBuilder code) {
    VectorType type = (VectorType) store.valueToStore().type();
    Register value = code.value(store.valueToStore());
    if (elementsOf(store.base()) == type) {
      code.store(value, code.value(store.base()), code.values(store.indices()));
      return;
    }
    ValueFormat format = ValueFormat.of(type.elementType());
    run(List.of(), (arguments, machine) -> {
      Places places = Places.of(arguments, 2, format, machine);
      Elements vector = (Elements) arguments[1];
      machine.step(vector.count());
      for (int i = 0; i < vector.count(); i++) {
        places.write(indices(places, vector, i), vector.get(i));
      }
      return Primitive.NOTHING;
    }, code, store.base(), store.indices(), value);
  }

  private static Type elementsOf(Value buffer) {
    return ((ShapedType) buffer.type()).elementType();
  }

  private static void run(List<Register> results, Primitive primitive, CodeBuilder code, Value base,
      Iterable<? extends Value> indices, Register... others) {
    List<Register> arguments = new ArrayList<>();
    arguments.add(code.value(base));
    arguments.addAll(List.of(others));
    arguments.addAll(code.values(indices));
    code.run(results, primitive, PoisonRule.REJECT, arguments);
  }

  /** Returns the indices of an element of a vector whose dimensions are the last ones of the buffer. */
  private static long[] indices(Places places, Elements vector, int position) {
    long[] indices = places.base();
    int rest = position;
    for (int i = vector.rank() - 1; i >= 0; i--) {
      indices[indices.length - vector.rank() + i] += rest % vector.size(i);
      rest /= (int) vector.size(i);
    }
    return indices;
  }

  // ---- masked elements ---------------------------------------------------------------------------------------------

  static void maskedLoad(MaskedLoadOp load, CodeBuilder code) {
    run(code.results(load), loading(load.base(), false), code, load.base(), load.indices(), code.value(load.mask()),
        code.value(load.passThru()));
  }

  /** The elements are contiguous in memory; each is for the next element that is set. */
  static void expandLoad(ExpandLoadOp load, CodeBuilder code) {
    run(code.results(load), loading(load.base(), true), code, load.base(), load.indices(), code.value(load.mask()),
        code.value(load.passThru()));
  }

  private static Primitive loading(Value base, boolean isDense) {
    ValueFormat format = ValueFormat.of(elementsOf(base));
    return (arguments, machine) -> {
      Places places = Places.of(arguments, 3, format, machine);
      Elements mask = (Elements) arguments[1];
      Elements result = ((Elements) arguments[2]).copy(machine);
      int next = 0;
      for (int i = 0; i < result.count(); i++) {
        if (Masks.isSet(mask, i, machine)) {
          result.set(i, places.read(along(places, isDense ? next : i)));
          next++;
        }
      }
      return new Object[] {result};
    };
  }

  static void maskedStore(MaskedStoreOp store, CodeBuilder code) {
    run(List.of(), storing(store.base(), false), code, store.base(), store.indices(), code.value(store.mask()),
        code.value(store.valueToStore()));
  }

  static void compressStore(CompressStoreOp store, CodeBuilder code) {
    run(List.of(), storing(store.base(), true), code, store.base(), store.indices(), code.value(store.mask()),
        code.value(store.valueToStore()));
  }

  private static Primitive storing(Value base, boolean isDense) {
    ValueFormat format = ValueFormat.of(elementsOf(base));
    return (arguments, machine) -> {
      Places places = Places.of(arguments, 3, format, machine);
      Elements mask = (Elements) arguments[1];
      Elements vector = (Elements) arguments[2];
      machine.step(vector.count());
      int next = 0;
      for (int i = 0; i < vector.count(); i++) {
        if (Masks.isSet(mask, i, machine)) {
          places.write(along(places, isDense ? next : i), vector.get(i));
          next++;
        }
      }
      return Primitive.NOTHING;
    };
  }

  /** Returns indices that differ from the base in the last dimension. */
  private static long[] along(Places places, long distance) {
    long[] indices = places.base();
    if (indices.length > 0) {
      indices[indices.length - 1] = Math.addExact(indices[indices.length - 1], distance);
    }
    return indices;
  }

  // ---- listed places -----------------------------------------------------------------------------------------------

  static void gather(GatherOp gather, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(elementsOf(gather.base()));
    run(code.results(gather), (arguments, machine) -> {
      Places places = Places.of(arguments, 4, format, machine);
      Elements mask = (Elements) arguments[2];
      Elements result = ((Elements) arguments[3]).copy(machine);
      for (int i = 0; i < result.count(); i++) {
        if (Masks.isSet(mask, i, machine)) {
          result.set(i, places.read(along(places, listed((Elements) arguments[1], i, machine))));
        }
      }
      return new Object[] {result};
    }, code, gather.base(), gather.indices(), code.value(gather.indexVec()), code.value(gather.mask()),
        code.value(gather.passThru()));
  }

  /** Elements with the same address are written in order, so the last one remains. */
  static void scatter(ScatterOp scatter, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(elementsOf(scatter.base()));
    run(List.of(), (arguments, machine) -> {
      Places places = Places.of(arguments, 4, format, machine);
      Elements mask = (Elements) arguments[2];
      Elements vector = (Elements) arguments[3];
      machine.step(vector.count());
      for (int i = 0; i < vector.count(); i++) {
        if (Masks.isSet(mask, i, machine)) {
          places.write(along(places, listed((Elements) arguments[1], i, machine)), vector.get(i));
        }
      }
      return Primitive.NOTHING;
    }, code, scatter.base(), scatter.indices(), code.value(scatter.indexVec()), code.value(scatter.mask()),
        code.value(scatter.valueToStore()));
  }

  private static long listed(Elements indices, int position, Machine machine) {
    Object index = indices.get(position);
    if (index == Poison.VALUE) {
      throw machine.fault("has an undefined index");
    }
    return Numbers.integer(index).longValue();
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  /** A buffer without gaps as one vector, or as vectors of its last dimensions. */
  static void typeCast(TypeCastOp op, CodeBuilder code) {
    ValueFormat from = ValueFormat.of(elementsOf(op.memref()));
    MemRefType type = (MemRefType) op.result().type();
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      long[] sizes = type.shape();
      return new Object[] {new MemRef(source.memory, source.start + source.offset * from.bytes(), 0, sizes,
          MemRef.rowMajor(sizes))};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }
}
