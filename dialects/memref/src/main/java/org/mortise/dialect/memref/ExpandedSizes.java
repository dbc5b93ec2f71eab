// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** The sizes of an expanded memref: a dynamic size is the source size divided by the rest of its group. */
final class ExpandedSizes {
  private ExpandedSizes() {}

  /** Returns each size as a {@link Value} or a {@link Long}. Sizes that can be folded need no operation. */
  static List<Object> of(PatternRewriter rewriter, Location location, MemRefType type, Value source, int[][] groups) {
    Object[] sizes = new Object[type.rank()];
    Arrays.setAll(sizes, i -> type.dim(i));
    if (type.hasStaticShape()) {
      return List.of(sizes);
    }
    Value[] whole = dynamicSizes(rewriter, location, source);
    for (int i = 0; i < groups.length; i++) {
      int dynamic = -1;
      long product = 1;
      for (int dimension : groups[i]) {
        if (type.isDynamicDim(dimension)) {
          dynamic = dimension;
        } else {
          product *= type.dim(dimension);
        }
      }
      if (dynamic >= 0) {
        Value divisor = ConstantOp.createIndex(rewriter, location, product);
        sizes[dynamic] = DivUIOp.createOrFold(rewriter, location, whole[i], divisor);
      }
    }
    return List.of(sizes);
  }

  /** Returns the dynamic sizes of {@code source}; null for static ones. */
  private static Value[] dynamicSizes(PatternRewriter rewriter, Location location, Value source) {
    MemRefType type = (MemRefType) source.type();
    Value[] sizes = new Value[type.rank()];
    for (int i = 0; i < sizes.length; i++) {
      if (type.isDynamicDim(i)) {
        sizes[i] = DimOp.createOrFold(rewriter, location, source, ConstantOp.createIndex(rewriter, location, i));
      }
    }
    return sizes;
  }
}
