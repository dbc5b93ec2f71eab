// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseI64ArrayAttr;

/** Lists of dimensions. */
final class Dimensions {
  private Dimensions() {}

  /** Returns sizes as diagnostics show them: dynamic ones are their number. */
  static String text(long[] shape) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.length; i++) {
      text.append(i == 0 ? "" : ", ").append(shape[i]);
    }
    return text.toString();
  }

  /** Returns the map from {@code rank} dimensions to those not in {@code omitted}. */
  static AffineMap mapWithout(int rank, DenseI64ArrayAttr omitted) {
    BitSet left = new BitSet(rank);
    for (int i = 0; i < omitted.size(); i++) {
      left.set((int) omitted.get(i));
    }
    List<AffineExpr> kept = new ArrayList<>(rank);
    for (int i = 0; i < rank; i++) {
      if (!left.get(i)) {
        kept.add(AffineExpr.dim(i));
      }
    }
    return AffineMap.of(rank, 0, kept);
  }

  /** Returns whether a number occurs twice. */
  static boolean hasDuplicates(DenseI64ArrayAttr numbers) {
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < numbers.size(); i++) {
      if (!seen.add(numbers.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether each number is its position. */
  static boolean isIdentity(DenseI64ArrayAttr numbers) {
    for (int i = 0; i < numbers.size(); i++) {
      if (numbers.get(i) != i) {
        return false;
      }
    }
    return true;
  }
}
