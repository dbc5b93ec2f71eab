// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.stream.LongStream;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/** Operands that are shapes. */
final class Shapes {
  private Shapes() {}

  /** Returns whether all sizes of a shape are known to be {@code size}. */
  static boolean isConstant(Value shape, long size) {
    long[] sizes = TosaConstants.shape(shape);
    return sizes != null && LongStream.of(sizes).allMatch(each -> each == size);
  }

  /** Creates a constant shape. */
  static Value create(OpBuilder builder, Location location, long... sizes) {
    Context context = builder.context();
    return ConstShapeOp.create(builder, location, ShapeType.of(context, sizes.length), attribute(context, sizes));
  }

  /** Returns the sizes as an attribute. */
  static DenseElementsAttr attribute(Context context, long... sizes) {
    return DenseNumbersAttr.ofLongs(RankedTensorType.of(new long[] {sizes.length}, IndexType.of(context)), sizes);
  }
}
