// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Rewrites of regions that several patterns share. */
final class Inlining {
  private Inlining() {}

  /** Replaces {@code op} by the operations of {@code block}, and its results by the operands of its terminator. */
  static void replaceByBlock(Operation op, Block block, List<? extends Value> arguments, PatternRewriter rewriter) {
    Operation terminator = block.last();
    rewriter.inlineBlockBefore(block, op, arguments);
    rewriter.replaceOp(op, List.of(terminator.operands()));
    rewriter.eraseOp(terminator);
  }

  /** Returns whether {@code value} is defined outside of {@code region}. Linear in the depth. */
  static boolean isDefinedOutside(Value value, Region region) {
    return !region.isAncestor(value.parentRegion());
  }

  /** Replaces {@code terminator} by a {@code scf.yield} of {@code values}. */
  static void replaceYield(Operation terminator, List<? extends Value> values, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(terminator);
    YieldOp.create(rewriter, terminator.location(), values);
    rewriter.eraseOp(terminator);
  }
}
