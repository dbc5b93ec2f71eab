// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.BoxDimsOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.ShapeOp;
import org.mortise.dialect.fir.ShapeShiftOp;
import org.mortise.dialect.fir.ShiftOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShapeShiftType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/**
 * The shape of the whole array in memory from which an array value is loaded.
 *
 * @param value the {@code fir.shape} or {@code fir.shape_shift}
 * @param extents the extents of all dimensions
 */
record ArrayShape(Value value, List<Value> extents) {
  /**
   * Returns the shape of the memory of a load. Operations are created if the load does not state the extents, which
   * then come from the descriptor or from the type.
   *
   * @return null if the extents are not known
   */
  static @Nullable ArrayShape of(ArrayLoadOp load, OpBuilder builder) {
    Operation shape = load.shape() == null ? null : load.shape().definingOp();
    if (ShapeOp.of(shape) != null) {
      return new ArrayShape(load.shape(), List.copyOf(ShapeOp.of(shape).extents()));
    }
    if (ShapeShiftOp.of(shape) != null) {
      return new ArrayShape(load.shape(), everySecond(ShapeShiftOp.of(shape).pairs()));
    }
    List<Value> extents = extents(load, builder);
    if (extents == null || load.shape() != null && ShiftOp.of(shape) == null) {
      return null;
    }
    Location location = load.location();
    if (shape == null) {
      ShapeType type = ShapeType.of(builder.context(), extents.size());
      return new ArrayShape(ShapeOp.create(builder, location, type, extents), extents);
    }
    List<Value> origins = ShiftOp.of(shape).origins();
    List<Value> pairs = new ArrayList<>();
    for (int i = 0; i < extents.size(); i++) {
      pairs.add(origins.get(i));
      pairs.add(extents.get(i));
    }
    ShapeShiftType type = ShapeShiftType.of(builder.context(), extents.size());
    return new ArrayShape(ShapeShiftOp.create(builder, location, type, pairs), extents);
  }

  private static List<Value> everySecond(List<Value> pairs) {
    List<Value> extents = new ArrayList<>();
    for (int i = 1; i < pairs.size(); i += 2) {
      extents.add(pairs.get(i));
    }
    return extents;
  }

  private static @Nullable List<Value> extents(ArrayLoadOp load, OpBuilder builder) {
    Location location = load.location();
    SequenceType array = (SequenceType) EntityTypes.ofAddressOrBox(load.memref().type());
    IndexType index = IndexType.of(builder.context());
    List<Value> extents = new ArrayList<>();
    for (int i = 0; i < array.rank(); i++) {
      if (load.memref().type() instanceof BaseBoxType) {
        Value dimension = ConstantOp.createIndex(builder, location, i);
        extents.add(BoxDimsOp.create(builder, location, index, index, index, load.memref(), dimension).extent());
      } else if (array.extent(i) >= 0) {
        extents.add(ConstantOp.createIndex(builder, location, array.extent(i)));
      } else {
        return null;
      }
    }
    return extents;
  }
}
