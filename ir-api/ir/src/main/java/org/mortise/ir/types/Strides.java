// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;

/** Computes strides and offsets of layouts. Linear in the size of the layout's expression. */
final class Strides {
  private final AffineExpr[] strides;
  private AffineExpr offset = AffineExpr.constant(0);

  private Strides(int rank) {
    this.strides = new AffineExpr[rank];
    Arrays.fill(strides, offset);
  }

  /** Strides and offset, or null if the layout has none. */
  static @Nullable StridesAndOffset of(MemRefType type) {
    StridesAndOffset stated = type.layout() == null ? null : type.layout().statedStrides();
    if (stated != null) {
      return stated;
    }
    AffineMap map = type.layoutMap();
    if (type.layout() == null || map.isIdentity() || map.resultCount() == 0) {
      return new StridesAndOffset(rowMajor(type.shape()), 0);
    }
    if (map.resultCount() != 1) {
      return null;
    }
    Strides found = new Strides(type.rank());
    return found.collect(map.result(0)) ? found.result() : null;
  }

  /** Strides of a shape without gaps; dynamic to the left of a dynamic dimension. */
  static long[] rowMajor(long[] shape) {
    long[] strides = new long[shape.length];
    long running = 1;
    for (int i = shape.length - 1; i >= 0; i--) {
      strides[i] = running;
      boolean dynamic = running == ShapedType.DYNAMIC || shape[i] == ShapedType.DYNAMIC;
      running = dynamic ? ShapedType.DYNAMIC : running * shape[i];
    }
    return strides;
  }

  /** Adds up the terms of a sum, left to right from the inside. Returns false if a term has no stride. */
  private boolean collect(AffineExpr expr) {
    AffineExpr rest = expr;
    while (rest instanceof AffineBinaryExpr sum && sum.kind() == Kind.ADD) {
      if (!addTerm(sum.right(), AffineExpr.constant(1))) {
        return false;
      }
      rest = sum.left();
    }
    return addTerm(rest, AffineExpr.constant(1));
  }

  private boolean addTerm(AffineExpr term, AffineExpr factor) {
    if (term.isSymbolicOrConstant()) {
      offset = offset.plus(term.times(factor));
      return true;
    }
    if (term instanceof AffineDimExpr dim) {
      strides[dim.position()] = strides[dim.position()].plus(factor);
      return true;
    }
    AffineBinaryExpr binary = (AffineBinaryExpr) term;
    return switch (binary.kind()) {
      case ADD -> addTerm(binary.left(), factor) && addTerm(binary.right(), factor);
      case MUL -> addTerm(binary.left(), binary.right().times(factor));
      default -> false;
    };
  }

  /** Returns the strides; null if the position is independent of a dimension, for which MLIR defines no strides. */
  private @Nullable StridesAndOffset result() {
    long[] values = new long[strides.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(strides[i]);
      if (values[i] == 0) {
        return null;
      }
    }
    return new StridesAndOffset(values, value(offset));
  }

  /** Returns the value of an expression without dimensions if it does not depend on symbols, otherwise dynamic. */
  private static long value(AffineExpr expr) {
    Map<AffineExpr, Long> coefficients = new HashMap<>();
    Deque<AffineExpr> open = new ArrayDeque<>();
    open.push(expr);
    long constant = 0;
    while (!open.isEmpty()) {
      AffineExpr term = open.pop();
      if (term instanceof AffineConstantExpr number) {
        constant += number.value();
      } else if (term instanceof AffineBinaryExpr sum && sum.kind() == Kind.ADD) {
        open.push(sum.left());
        open.push(sum.right());
      } else if (term instanceof AffineBinaryExpr product && isSumTimesConstant(product)) {
        AffineBinaryExpr sum = (AffineBinaryExpr) product.left();
        open.push(sum.left().times(product.right()));
        open.push(sum.right().times(product.right()));
      } else if (term instanceof AffineBinaryExpr product
          && product.kind() == Kind.MUL
          && product.right() instanceof AffineConstantExpr factor) {
        coefficients.merge(product.left(), factor.value(), Long::sum);
      } else {
        coefficients.merge(term, 1L, Long::sum);
      }
    }
    coefficients.values().removeIf(coefficient -> coefficient == 0);
    return coefficients.isEmpty() ? constant : ShapedType.DYNAMIC;
  }

  private static boolean isSumTimesConstant(AffineBinaryExpr product) {
    return product.kind() == Kind.MUL
        && product.right() instanceof AffineConstantExpr
        && product.left() instanceof AffineBinaryExpr sum
        && sum.kind() == Kind.ADD;
  }
}
