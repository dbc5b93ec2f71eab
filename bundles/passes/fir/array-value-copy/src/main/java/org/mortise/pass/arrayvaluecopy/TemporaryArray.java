// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.ArrayMergeStoreOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/** The array on the heap that an assignment changes instead of the original, before it is copied back. */
final class TemporaryArray {
  private final ArrayLoadOp load;
  private final SequenceType type;
  private final ArrayShape shape;
  private final Location location;
  private final RuntimeCalls calls;
  private final Value memory;
  private final List<Value> typeparams;
  private @Nullable Value descriptor;

  private TemporaryArray(ArrayLoadOp load, ArrayShape shape, Location location, OpBuilder builder, RuntimeCalls calls) {
    this.load = load;
    this.type = (SequenceType) EntityTypes.ofAddressOrBox(load.memref().type());
    this.shape = shape;
    this.location = location;
    this.calls = calls;
    this.typeparams = ElementLengths.of(load, builder, location);
    List<Value> dynamicExtents = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.extent(i) < 0) {
        dynamicExtents.add(shape.extents().get(i));
      }
    }
    this.memory = AllocMemOp.create(builder, location, type, typeparams, dynamicExtents);
  }

  /**
   * Creates the array before a load and copies the original to it.
   *
   * @param location of the access that needs the array
   * @return null if the extents of the original are not known
   */
  static @Nullable TemporaryArray create(ArrayLoadOp load, Location location, RuntimeCalls calls) {
    OpBuilder builder = OpBuilder.before(load);
    ArrayShape shape = ArrayShape.of(load, builder);
    if (shape == null) {
      return null;
    }
    TemporaryArray array = new TemporaryArray(load, shape, location, builder, calls);
    if (ElementCopy.needsInitialization(array.type.elementType())) {
      array.initialize(builder);
    }
    array.copy(builder, load.location(), load.memref(), array.memory);
    return array;
  }

  private void initialize(OpBuilder builder) {
    BoxType box = BoxType.of(memory.type());
    descriptor = EmboxOp.create(builder, location, box, memory, shape.value(), null, typeparams, null);
    calls.initialize(builder, location, descriptor);
  }

  /** Copies the array back to the original at a store; frees it at the last store. */
  void copyBack(ArrayMergeStoreOp store, boolean isLast) {
    OpBuilder builder = OpBuilder.before(store);
    copy(builder, store.location(), memory, store.memref());
    if (!isLast) {
      return;
    }
    if (descriptor != null) {
      calls.destroy(builder, location, descriptor);
    }
    FreeMemOp.create(builder, location, memory);
  }

  /** Returns the address of an element of the array value in this array. */
  Value element(OpBuilder builder, Location at, Type element, List<Value> offsets, boolean areSubscripts) {
    List<Value> indices =
        areSubscripts ? offsets : ElementAddress.subscripts(builder, at, shape.value(), offsets);
    List<Value> lengths = ElementLengths.of(load, builder, at);
    return ElementAddress.create(builder, at, element, memory, shape.value(), load.slice(), indices, lengths);
  }

  private void copy(OpBuilder builder, Location at, Value from, Value to) {
    OpBuilder inner = builder;
    List<Value> counters = new ArrayList<>();
    for (int i = type.rank() - 1; i >= 0; i--) {
      Value extent = ConvertOp.create(inner, at, IndexType.of(inner.context()), shape.extents().get(i));
      Value zero = ConstantOp.createIndex(inner, at, 0);
      Value one = ConstantOp.createIndex(inner, at, 1);
      Value last = SubIOp.create(inner, at, extent, one);
      CountedLoop loop = CountedLoop.create(inner, at, zero, last, one);
      counters.add(0, loop.counter());
      inner = loop.body();
    }
    Value source = whole(inner, at, from, counters);
    Value target = whole(inner, at, to, counters);
    new ElementCopy(inner, at, calls).assign(target, source, ElementLengths.of(load, inner, at));
  }

  private Value whole(OpBuilder builder, Location at, Value array, List<Value> offsets) {
    List<Value> indices = ElementAddress.subscripts(builder, at, shape.value(), offsets);
    List<Value> lengths = array == memory ? ElementLengths.of(load, builder, at) : load.typeparams();
    return ElementAddress.create(
        builder, at, type.elementType(), array, shape.value(), null, indices, lengths);
  }
}
