// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandstridedmetadata;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;

/**
 * The metadata of a view.
 *
 * @param base the buffer that the offset refers to
 */
record Metadata(Value base, OpFoldResult offset, List<OpFoldResult> sizes, List<OpFoldResult> strides) {
  /** Returns base, offset, sizes and strides as values; creates constants. */
  List<Value> values(OpBuilder builder, Location location) {
    List<Value> values = new ArrayList<>(2 + 2 * sizes.size());
    values.add(base);
    values.add(value(offset, builder, location));
    for (OpFoldResult size : sizes) {
      values.add(value(size, builder, location));
    }
    for (OpFoldResult stride : strides) {
      values.add(value(stride, builder, location));
    }
    return values;
  }

  private static Value value(OpFoldResult number, OpBuilder builder, Location location) {
    return number.value() != null ? number.value()
        : ConstantOp.createIndex(builder, location, number.constant().longValue());
  }

  /** Returns a constant index. */
  static OpFoldResult constant(Context context, long number) {
    return OpFoldResult.of(IntegerAttr.index(context, number));
  }

  static List<OpFoldResult> numbers(MixedIndices indices, Context context) {
    List<OpFoldResult> numbers = new ArrayList<>(indices.size());
    for (Object index : indices.toList()) {
      numbers.add(index instanceof Value value ? OpFoldResult.of(value) : constant(context, (Long) index));
    }
    return numbers;
  }

  static MixedIndices indices(List<OpFoldResult> numbers) {
    List<Object> indices = new ArrayList<>(numbers.size());
    for (OpFoldResult number : numbers) {
      indices.add(number.value() != null ? number.value() : (Object) number.constant().longValue());
    }
    return MixedIndices.ofAll(indices);
  }
}
