// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@link DelinearizeIndexOp}. */
final class DelinearizePatterns {
  private DelinearizePatterns() {}

  /**
   * Replaces the last results by the operands of a disjoint {@code affine.linearize_index} that computes the linear
   * index, for as many of the last dimensions as have the same sizes in both operations.
   */
  @Canonicalization("CancelDelinearizeOfLinearizeDisjointExactTail")
  static boolean cancelLinearization(DelinearizeIndexOp op, PatternRewriter rewriter) {
    LinearizeIndexOp linear = LinearizeIndexOp.of(op.linearIndex().definingOp());
    if (linear == null || !linear.isDisjoint()) {
      return false;
    }
    List<Value> indices = linear.indices();
    IndexBasis basis = op.basis();
    int same = basis.countEqualLast(linear.basis());
    if (same == 0) {
      return false;
    }
    List<Value> results = new ArrayList<>(firstIndices(op, linear, same, same, rewriter));
    results.addAll(indices.subList(indices.size() - same, indices.size()));
    rewriter.replaceOp(op, results);
    return true;
  }

  /** The index in a dimension of size 1 is 0. */
  @Canonicalization("DropUnitExtentBasis")
  static boolean dropUnits(DelinearizeIndexOp op, PatternRewriter rewriter) {
    IndexBasis basis = op.basis();
    List<Object> others = new ArrayList<>(basis.size());
    for (int i = 0; i < basis.size(); i++) {
      if (!basis.isUnit(i)) {
        others.add(basis.get(i));
      }
    }
    if (others.size() == basis.size()) {
      return false;
    }
    Location location = op.location();
    Value zero = ConstantOp.createIndex(rewriter, location, 0);
    List<Value> rest = others.isEmpty() ? List.of()
        : delinearize(op.linearIndex(), new IndexBasis(others), location, rewriter);
    List<Value> results = new ArrayList<>(basis.size());
    int next = 0;
    for (int i = 0; i < basis.size(); i++) {
      results.add(basis.isUnit(i) ? zero : rest.get(next++));
    }
    rewriter.replaceOp(op, results);
    return true;
  }

  /** Splits an operation whose last sizes have the last size of a disjoint linear index as their product. */
  @Canonicalization("SplitDelinearizeSpanningLastLinearizeArg")
  static boolean splitLast(DelinearizeIndexOp op, PatternRewriter rewriter) {
    LinearizeIndexOp linear = LinearizeIndexOp.of(op.linearIndex().definingOp());
    if (linear == null || !linear.isDisjoint() || linear.mixedBasis().size() == 0) {
      return false;
    }
    int count = countSpanning(op.mixedBasis(), linear.mixedBasis());
    if (count < 2) {
      return false;
    }
    List<Value> indices = linear.indices();
    List<Value> results = new ArrayList<>(firstIndices(op, linear, count, 1, rewriter));
    IndexBasis basis = op.basis();
    results.addAll(delinearize(indices.get(indices.size() - 1),
        basis.part(basis.size() - count, basis.size()), op.location(), rewriter));
    rewriter.replaceOp(op, results);
    return true;
  }

  /** Returns how many last sizes have the last one of {@code linear} as their product; 0 if there are none. */
  private static int countSpanning(MixedIndices sizes, MixedIndices linear) {
    int last = linear.size() - 1;
    long wanted = linear.number(last);
    if (linear.isDynamic(last)) {
      return 0;
    }
    long product = 1;
    for (int count = 1; count <= sizes.size(); count++) {
      int i = sizes.size() - count;
      if (sizes.isDynamic(i) || sizes.number(i) > wanted / product) {
        return 0;
      }
      product *= sizes.number(i);
      if (product == wanted) {
        return count;
      }
    }
    return 0;
  }

  /** Returns all but the last {@code known} results, from all but the last {@code used} indices of {@code linear}. */
  private static List<Value> firstIndices(
      DelinearizeIndexOp op, LinearizeIndexOp linear, int known, int used, PatternRewriter rewriter) {
    IndexBasis basis = op.basis();
    int left = basis.size() - known;
    if (left == 0) {
      return List.of();
    }
    Location location = op.location();
    List<Value> indices = linear.indices();
    int count = indices.size() - used;
    Value rest = switch (count) {
      case 0 -> ConstantOp.createIndex(rewriter, location, 0);
      case 1 -> indices.get(0);
      default -> LinearizeIndexOp.create(
          rewriter, location, indices.subList(0, count), linear.basis().part(0, count), true);
    };
    return delinearize(rest, basis.part(0, left), location, rewriter);
  }

  private static List<Value> delinearize(
      Value linear, IndexBasis basis, Location location, PatternRewriter rewriter) {
    return basis.size() == 1 ? List.of(linear)
        : List.copyOf(DelinearizeIndexOp.create(rewriter, location, linear, basis).multiIndex());
  }
}
