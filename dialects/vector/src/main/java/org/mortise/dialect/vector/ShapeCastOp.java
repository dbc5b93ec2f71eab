// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.VectorType;

/** Casts a vector to another shape with the same number of elements, in the same order. */
@Op(name = "vector.shape_cast",
    operands = "source: ANY_VECTOR_OF_ANY_RANK",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)",
    patterns = {VectorPatterns.class, MaskPatterns.class}, implementations = ElementRange.class)
public final class ShapeCastOp extends ShapeCastOpBase {
  ShapeCastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    VectorType from = sourceType();
    VectorType to = resultType();
    if (from.elementType() != to.elementType()) {
      return opError("source/result vectors must have same element type");
    }
    if (from.numElements() != to.numElements()) {
      return opError("source/result number of elements must match");
    }
    return isValid(from, to) ? null : opError("invalid shape cast");
  }

  /**
   * Returns whether a cast between shapes of the same number of elements is valid: one shape groups adjacent dimensions
   * of the other, or the ranks are equal.
   */
  static boolean isValid(VectorType from, VectorType to) {
    if (from.rank() == to.rank()) {
      return true;
    }
    boolean grows = from.rank() < to.rank();
    return groups(grows ? from.shape() : to.shape(), grows ? to.shape() : from.shape());
  }

  /** Returns whether each size in {@code few} is the product of a group of adjacent sizes in {@code many}. */
  private static boolean groups(long[] few, long[] many) {
    int next = 0;
    int done = 0;
    if (few.length == 0) {
      return true;
    }
    while (done < few.length && next < many.length) {
      long product = 1;
      while (product < few[done] && next < many.length) {
        product *= many[next++];
      }
      if (product != few[done]) {
        return false;
      }
      done++;
      done = areOnes(few, done) ? few.length : done;
      next = areOnes(many, next) ? many.length : next;
    }
    return done == few.length && next == many.length;
  }

  private static boolean areOnes(long[] sizes, int start) {
    for (int i = start; i < sizes.length; i++) {
      if (sizes[i] != 1) {
        return false;
      }
    }
    return true;
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.shapeCast(this);
  }
}
