// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Replaces a loop with one iteration by its body. */
public final class SingleIteration {
  private SingleIteration() {}

  /** Replaces {@code loop} by its body if it is known to have one iteration. Returns whether it was replaced. */
  public static boolean promote(ForOp loop, PatternRewriter rewriter) {
    TripCount count = TripCount.of(loop);
    if (count == null || !count.iterations().equals(BigInteger.ONE)) {
      return false;
    }
    List<Value> arguments = new ArrayList<>();
    arguments.add(loop.lowerBound());
    arguments.addAll(loop.initArgs());
    Operation yield = loop.body().last();
    rewriter.inlineBlockBefore(loop.body(), loop, arguments);
    rewriter.replaceOp(loop, List.of(yield.operands()));
    rewriter.eraseOp(yield);
    return true;
  }
}
