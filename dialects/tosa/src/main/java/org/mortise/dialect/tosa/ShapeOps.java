// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations that compute shapes size by size. */
@Op(name = "tosa.add_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Adds shapes.")
@Op(name = "tosa.div_ceil_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Divides shapes, rounding up.")
@Op(name = "tosa.div_floor_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Divides shapes, rounding down.")
@Op(name = "tosa.max_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Returns the greater sizes.")
@Op(name = "tosa.min_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Returns the lesser sizes.")
@Op(name = "tosa.mod_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Returns the remainders of divided shapes.")
@Op(name = "tosa.mul_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Multiplies shapes.")
@Op(name = "tosa.sub_shape", since = "22.1", family = BinaryShapeOp.class,
    summary = "Subtracts shapes.")
@Op(name = "tosa.exp2_shape", since = "22.1", family = UnaryShapeOp.class,
    summary = "Returns powers of two.")
@Op(name = "tosa.log2_ceil_shape", since = "22.1", family = UnaryShapeOp.class,
    summary = "Returns binary logarithms, rounded up.")
@Op(name = "tosa.log2_floor_shape", since = "22.1", family = UnaryShapeOp.class,
    summary = "Returns binary logarithms, rounded down.")
final class ShapeOps {
  private ShapeOps() {}
}
