// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.OpView;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;

/**
 * The sizes of the dimensions that the indices of a linear index belong to, one for each index. The first one may be
 * unknown: it is no factor of the linear index.
 *
 * @param sizes a {@link Long} or a {@link Value} each; null for the unknown one
 */
public record IndexBasis(List<@Nullable Object> sizes) {
  /** Returns the basis of an operation with {@code count} indices. */
  static IndexBasis of(MixedIndices basis, int count) {
    List<@Nullable Object> sizes = new ArrayList<>(count);
    for (int i = basis.size(); i < count; i++) {
      sizes.add(null);
    }
    sizes.addAll(basis.toList());
    return new IndexBasis(Collections.unmodifiableList(sizes));
  }

  /** Returns the number of indices. */
  int size() {
    return sizes.size();
  }

  /** Returns the size of a dimension, a {@link Long} or a {@link Value}; null if it is unknown. */
  @Nullable Object get(int index) {
    return sizes.get(index);
  }

  /** Returns whether the size of a dimension is the number 1. */
  boolean isUnit(int index) {
    return Long.valueOf(1).equals(sizes.get(index));
  }

  /** Returns the known sizes. */
  MixedIndices known() {
    return MixedIndices.ofAll(isFirstUnknown() ? sizes.subList(1, sizes.size()) : sizes);
  }

  private boolean isFirstUnknown() {
    return !sizes.isEmpty() && sizes.get(0) == null;
  }

  /** Returns the basis of the indices from {@code from} to {@code to}, exclusively. */
  IndexBasis part(int from, int to) {
    return new IndexBasis(sizes.subList(from, to));
  }

  /** Counts, from the last dimension backwards, the dimensions that have a size and the same size in {@code other}. */
  int countEqualLast(IndexBasis other) {
    int count = 0;
    while (count < Math.min(size(), other.size())) {
      Object size = get(size() - 1 - count);
      if (size == null || !size.equals(other.get(other.size() - 1 - count))) {
        break;
      }
      count++;
    }
    return count;
  }

  /** Returns the product of the sizes, all of which are known. */
  OpFoldResult product(OpBuilder builder, Location location) {
    AffineExpr product = AffineExpr.constant(1);
    List<OpFoldResult> symbols = new ArrayList<>();
    for (Object size : sizes) {
      if (size instanceof Value value) {
        product = product.times(AffineExpr.symbol(symbols.size()));
        symbols.add(OpFoldResult.of(value));
      } else {
        product = product.times(AffineExpr.constant((Long) size));
      }
    }
    return AffineApplies.makeComposedFolded(builder, location, AffineMap.of(0, symbols.size(), product), symbols);
  }

  /** Returns the product of the sizes, a {@link Long} or a {@link Value}; null if one is unknown. */
  @Nullable Object productIfKnown(OpBuilder builder, Location location) {
    if (isFirstUnknown()) {
      return null;
    }
    OpFoldResult product = product(builder, location);
    return product.value() != null ? product.value() : (Object) product.constant().longValue();
  }

  /** Returns an error if the numbers of static and dynamic sizes do not fit, otherwise null. */
  static @Nullable Diagnostic verify(OpView op, MixedIndices basis) {
    return basis.isComplete() ? null : op.opError("mismatch between dynamic and static basis (kDynamic marker but no"
        + " corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite");
  }
}
