// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** What several patterns do with regions. */
final class Inlining {
  private Inlining() {}

  /** Replaces {@code op} by the operations of one of its blocks, and its results by what that yields. */
  static void replaceByBlock(Operation op, Block block, List<? extends Value> arguments, PatternRewriter rewriter) {
    Operation terminator = block.last();
    rewriter.inlineBlockBefore(block, op, arguments);
    rewriter.replaceOp(op, List.of(terminator.operands()));
    rewriter.eraseOp(terminator);
  }

  /** Whether {@code value} is defined outside of {@code region}. Linear in the depth. */
  static boolean isDefinedOutside(Value value, Region region) {
    return !region.isAncestor(value.parentRegion());
  }

  /** Replaces {@code terminator} by a yield of these values. */
  static void replaceYield(Operation terminator, List<? extends Value> values, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(terminator);
    YieldOp.create(rewriter, terminator.location(), values);
    rewriter.eraseOp(terminator);
  }

  /** Moves the blocks of {@code from} into the empty region {@code to}. */
  static void moveBlocks(Region from, Region to) {
    to.takeBlocks(null, from);
  }
}
