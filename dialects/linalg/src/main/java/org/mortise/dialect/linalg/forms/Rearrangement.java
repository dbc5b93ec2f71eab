// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.forms;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.linalg.BroadcastOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.linalg.TransposeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.ShapedType;

/** Named operations for generic ones that copy their only input: transpositions and broadcasts. */
final class Rearrangement {
  private Rearrangement() {}

  /**
   * Creates the transposition or broadcast that does the same as {@code op}, which copies its only input. Returns null
   * if there is none, or if it would need the same sizes in types that differ.
   */
  static @Nullable OperationRef create(Operation op, LinalgOp structure, PatternRewriter rewriter) {
    Value input = structure.getDpsInputs(op).get(0);
    Value init = structure.getDpsInits(op).get(0);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    int[] loops = loops(maps.get(0));
    if (!(input.type() instanceof ShapedType from) || !(init.type() instanceof ShapedType to)
        || loops == null || !maps.get(1).isIdentity() || maps.get(0).isIdentity() || !haveSizes(loops, from, to)) {
      return null;
    }
    BitSet used = new BitSet(to.rank());
    for (int loop : loops) {
      used.set(loop);
    }
    if (used.cardinality() != loops.length) {
      return null; // a diagonal
    }
    if (loops.length == to.rank()) {
      long[] permutation = new long[loops.length];
      for (int i = 0; i < loops.length; i++) {
        permutation[loops[i]] = i;
      }
      return TransposeOp.create(rewriter, op.location(), input, init, permutation);
    }
    int[] sorted = loops.clone();
    Arrays.sort(sorted);
    if (!Arrays.equals(sorted, loops)) {
      return null;
    }
    used.flip(0, to.rank());
    return BroadcastOp.create(rewriter, op.location(), input, init, used.stream().asLongStream().toArray());
  }

  /** Returns the loop of each dimension of the input, or null if one is no loop variable. */
  private static int @Nullable [] loops(AffineMap map) {
    int[] loops = new int[map.resultCount()];
    for (int i = 0; i < loops.length; i++) {
      AffineExpr result = map.result(i);
      if (!(result instanceof AffineDimExpr dim)) {
        return null;
      }
      loops[i] = dim.position();
    }
    return loops;
  }

  private static boolean haveSizes(int[] loops, ShapedType from, ShapedType to) {
    for (int i = 0; i < loops.length; i++) {
      if (from.dim(i) != to.dim(loops[i])) {
        return false;
      }
    }
    return true;
  }
}
