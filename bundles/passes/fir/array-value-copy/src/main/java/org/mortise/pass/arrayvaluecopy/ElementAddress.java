// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.ArrayCoorOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.ShapeShiftOp;
import org.mortise.dialect.fir.ShiftOp;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.IndexType;

/** Creates the operations that compute addresses of elements. */
final class ElementAddress {
  private ElementAddress() {}

  /**
   * Returns the address of an element.
   *
   * @param element the type of the element
   * @param indices the subscripts, which count from the lower bounds
   */
  static Value create(
      OpBuilder builder, Location location, Type element, Value array, @Nullable Value shape, @Nullable Value slice,
      List<Value> indices, List<Value> typeparams) {
    ReferenceType address = ReferenceType.of(element);
    return ArrayCoorOp.create(builder, location, address, array, shape, slice, indices, typeparams);
  }

  /** Returns the address of a part of an element, or of the element itself if the path is empty. */
  static Value part(OpBuilder builder, Location location, Value element, List<Value> path, Type type) {
    if (path.isEmpty()) {
      return element;
    }
    TypeAttr base = TypeAttr.of(element.type());
    return CoordinateOp.create(builder, location, ReferenceType.of(type), element, path, base);
  }

  /** Returns subscripts, which count from the lower bounds of a shape, for offsets, which count from 0. */
  static List<Value> subscripts(
      OpBuilder builder, Location location, @Nullable Value shape, List<? extends Value> offsets) {
    List<Value> bounds = lowerBounds(shape);
    Value one = bounds == null && !offsets.isEmpty() ? ConstantOp.createIndex(builder, location, 1) : null;
    List<Value> subscripts = new ArrayList<>();
    for (int i = 0; i < offsets.size(); i++) {
      Value bound = bounds == null ? one : asIndex(builder, location, bounds.get(i));
      subscripts.add(AddIOp.create(builder, location, asIndex(builder, location, offsets.get(i)), bound));
    }
    return subscripts;
  }

  /** Returns the lower bounds that a shape states, or null if they are 1. */
  static @Nullable List<Value> lowerBounds(@Nullable Value shape) {
    Operation definition = shape == null ? null : shape.definingOp();
    if (ShiftOp.of(definition) != null) {
      return List.copyOf(ShiftOp.of(definition).origins());
    }
    ShapeShiftOp pairs = ShapeShiftOp.of(definition);
    if (pairs == null) {
      return null;
    }
    List<Value> bounds = new ArrayList<>();
    for (int i = 0; i < pairs.pairs().size(); i += 2) {
      bounds.add(pairs.pairs().get(i));
    }
    return bounds;
  }

  static Value asIndex(OpBuilder builder, Location location, Value value) {
    IndexType index = IndexType.of(builder.context());
    return value.type() == index ? value : ConvertOp.create(builder, location, index, value);
  }
}
