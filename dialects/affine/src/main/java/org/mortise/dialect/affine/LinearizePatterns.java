// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@link LinearizeIndexOp}. */
final class LinearizePatterns {
  private LinearizePatterns() {}

  /**
   * Consecutive results of one delinearization are linearized before it: it returns one index for them, of which they
   * are computed.
   */
  @Canonicalization("CancelLinearizeOfDelinearizePortion")
  static boolean cancelDelinearization(LinearizeIndexOp op, PatternRewriter rewriter) {
    List<Value> indices = op.indices();
    IndexBasis basis = op.basis();
    for (int first = 0; first < indices.size(); first++) {
      int count = countCancelled(indices, basis, first);
      if (count < 2) {
        continue;
      }
      OpResult start = (OpResult) indices.get(first);
      DelinearizeIndexOp source = DelinearizeIndexOp.of(start.definingOp());
      rewriter.setInsertionPoint(source);
      IndexBasis joined = basis.part(first, first + count);
      Object size = joined.productIfKnown(rewriter, source.location());
      Value index = count == source.resultCount() ? source.linearIndex()
          : join(source, start.index(), joined, size, rewriter);
      List<Object> sizes = new ArrayList<>(basis.sizes());
      replace(sizes, first, count, size);
      List<Value> joinedIndices = op.indices(); // a replaced delinearization may have had others of them
      replace(joinedIndices, first, count, index);
      rewriter.setInsertionPoint(op);
      replace(op, joinedIndices, new IndexBasis(sizes), rewriter);
      return true;
    }
    return false;
  }

  private static <T> void replace(List<T> list, int from, int count, @Nullable T item) {
    list.subList(from + 1, from + count).clear();
    list.set(from, item);
  }

  /** Returns how many indices from {@code first} on are consecutive results of one operation, with its sizes. */
  private static int countCancelled(List<Value> indices, IndexBasis basis, int first) {
    DelinearizeIndexOp source = DelinearizeIndexOp.of(indices.get(first).definingOp());
    if (source == null) {
      return 0;
    }
    IndexBasis sizes = source.basis();
    int start = ((OpResult) indices.get(first)).index();
    boolean isOutermost = start == 0 && (first == 0 || sizes.get(0) == null);
    if (!isOutermost && !sameSize(basis.get(first), sizes.get(start))) {
      return 0;
    }
    int count = 1;
    while (first + count < indices.size() && start + count < sizes.size()
        && indices.get(first + count) == source.multiIndex().get(start + count)
        && sameSize(basis.get(first + count), sizes.get(start + count))) {
      count++;
    }
    return count;
  }

  private static boolean sameSize(@Nullable Object a, @Nullable Object b) {
    return a != null && a.equals(b);
  }

  /**
   * Replaces a delinearization by one that has a single result for some of its results, and another for these.
   *
   * @param start the first of the results
   * @param joined the sizes of the results
   * @param size the product of these sizes; null if it is unknown
   * @return the single result
   */
  private static Value join(
      DelinearizeIndexOp source, int start, IndexBasis joined, @Nullable Object size, PatternRewriter rewriter) {
    List<Object> sizes = new ArrayList<>(source.basis().sizes());
    replace(sizes, start, joined.size(), size);
    Location location = source.location();
    DelinearizeIndexOp outer =
        DelinearizeIndexOp.create(rewriter, location, source.linearIndex(), new IndexBasis(sizes));
    Value index = outer.multiIndex().get(start);
    DelinearizeIndexOp inner = DelinearizeIndexOp.create(rewriter, location, index, joined);
    List<Value> results = new ArrayList<>(outer.multiIndex());
    results.remove(start);
    results.addAll(start, inner.multiIndex());
    rewriter.replaceOp(source, results);
    return index;
  }

  /** An index in a dimension of size 1 is dropped if it is known to be 0. */
  @Canonicalization("DropLinearizeUnitComponentsIfDisjointOrZero")
  static boolean dropUnits(LinearizeIndexOp op, PatternRewriter rewriter) {
    List<Value> indices = op.indices();
    IndexBasis basis = op.basis();
    List<Value> others = new ArrayList<>(indices.size());
    List<Object> sizes = new ArrayList<>(indices.size());
    for (int i = 0; i < indices.size(); i++) {
      boolean isDropped = basis.isUnit(i) && (op.isDisjoint() || isZero(indices.get(i)));
      if (!isDropped) {
        others.add(indices.get(i));
        sizes.add(basis.get(i));
      }
    }
    if (others.size() == indices.size()) {
      return false;
    }
    replace(op, others, new IndexBasis(sizes), rewriter);
    return true;
  }

  /** A first index that is 0 is dropped. */
  @Canonicalization("DropLinearizeLeadingZero")
  static boolean dropLeadingZero(LinearizeIndexOp op, PatternRewriter rewriter) {
    List<Value> indices = op.indices();
    if (indices.size() < 2 || !isZero(indices.get(0))) {
      return false;
    }
    replace(op, indices.subList(1, indices.size()), op.basis().part(1, indices.size()), rewriter);
    return true;
  }

  private static boolean isZero(Value value) {
    IntegerAttr number = Constants.integerOf(value);
    return number != null && number.isZero();
  }

  private static void replace(LinearizeIndexOp op, List<Value> indices, IndexBasis basis, PatternRewriter rewriter) {
    Location location = op.location();
    Value linear = switch (indices.size()) {
      case 0 -> ConstantOp.createIndex(rewriter, location, 0);
      case 1 -> indices.get(0);
      default -> LinearizeIndexOp.create(rewriter, location, indices, basis, op.isDisjoint());
    };
    rewriter.replaceOp(op, linear);
  }
}
