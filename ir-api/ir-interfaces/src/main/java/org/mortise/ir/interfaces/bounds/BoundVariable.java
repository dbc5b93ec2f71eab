// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.OpFoldResult;

/**
 * A number whose bounds are computed: the result of an affine map.
 *
 * @param map a map with one result
 * @param operands the dimensions and symbols of the map
 */
public record BoundVariable(AffineMap map, List<ValueDim> operands) {
  /** Returns a value of index type, or the size of a dimension. */
  public static BoundVariable of(ValueDim value) {
    return new BoundVariable(AffineMap.of(0, 1, AffineExpr.symbol(0)), List.of(value));
  }

  /** Returns a value of index type. */
  public static BoundVariable of(Value value) {
    return of(ValueDim.of(value));
  }

  /** Returns a constant or a value of index type. */
  public static BoundVariable of(OpFoldResult number) {
    return number.value() != null ? of(number.value())
        : new BoundVariable(AffineMap.of(0, 0, AffineExpr.constant(number.constant().longValue())), List.of());
  }

  /** Returns the result of a map of values of index type. */
  public static BoundVariable of(AffineMap map, List<Value> operands) {
    List<ValueDim> all = new ArrayList<>(operands.size());
    for (Value operand : operands) {
      all.add(ValueDim.of(operand));
    }
    return new BoundVariable(map, all);
  }
}
