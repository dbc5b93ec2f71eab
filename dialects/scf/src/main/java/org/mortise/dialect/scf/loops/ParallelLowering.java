// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replaces {@link ParallelOp} without reductions by other loops. Costs the number of operations in the body. */
public final class ParallelLowering {
  private ParallelLowering() {}

  /** Replaces {@code parallel}, which must have no results, by a nest of sequential loops. Returns the loops. */
  public static List<ForOp> toNest(ParallelOp parallel, PatternRewriter rewriter) {
    return LoopNest.replace(parallel.operation(), parallel.body(), List.copyOf(parallel.lowerBound()),
        List.copyOf(parallel.upperBound()), List.copyOf(parallel.step()), rewriter);
  }
}
