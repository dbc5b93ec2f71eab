// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/** The bounds of an index range: the first and the last index of each dimension, in a tensor of indices. */
final class Ranges {
  private Ranges() {}

  /** Creates the attribute from equally many lower and upper bounds. */
  static DenseElementsAttr of(Context context, List<Long> lower, List<Long> upper) {
    long[] shape = {2L * lower.size()};
    DenseElementsBuilder bounds = new DenseElementsBuilder(RankedTensorType.of(shape, IndexType.of(context)));
    for (int i = 0; i < lower.size(); i++) {
      bounds.addLong(lower.get(i)).addLong(upper.get(i));
    }
    return bounds.build();
  }

  /** Returns the lower and the upper bound of each dimension in turn. */
  static List<Long> bounds(DenseElementsAttr range) {
    int count = (int) range.numElements();
    List<Long> bounds = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      bounds.add(((IntegerAttr) range.elementAt(range.isSplat() ? 0 : i)).longValue());
    }
    return bounds;
  }
}
