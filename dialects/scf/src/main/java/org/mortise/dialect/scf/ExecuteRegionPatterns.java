// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The canonicalization patterns of {@link ExecuteRegionOp}. */
final class ExecuteRegionPatterns {
  private ExecuteRegionPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        ExecuteRegionOp.NAME, "InlineSingleBlock", ExecuteRegionPatterns::inlineSingleBlock));
    patterns.add(RewritePattern.of(ExecuteRegionOp.NAME, "InlineBlocks", ExecuteRegionPatterns::inlineBlocks));
  }

  /** Inlines a region with a single block. */
  private static boolean inlineSingleBlock(Operation op, PatternRewriter rewriter) {
    Region region = ExecuteRegionOp.of(op).region();
    if (!region.hasOneBlock() || YieldOp.of(region.first().last()) == null) {
      return false;
    }
    Inlining.replaceByBlock(op, region.first(), List.of(), rewriter);
    return true;
  }

  /** Inlines the blocks into a function or another {@link ExecuteRegionOp}; yields become branches. */
  private static boolean inlineBlocks(Operation op, PatternRewriter rewriter) {
    Operation parent = op.parentOp();
    boolean fits = parent != null
        && (parent.implementsInterface(FunctionOpInterface.class) || ExecuteRegionOp.of(parent) != null);
    Region region = ExecuteRegionOp.of(op).region();
    if (!fits || region.hasOneBlock()) {
      return false;
    }
    Block before = op.block();
    Block after = rewriter.splitBlock(op);
    Block entry = region.first();
    List<Operation> yields = new ArrayList<>();
    for (Block block : region.blocks()) {
      if (YieldOp.of(block.last()) != null) {
        yields.add(block.last());
      }
    }
    rewriter.setInsertionPointToEnd(before);
    BranchOp.create(rewriter, op.location(), entry, List.of());
    for (Operation yield : yields) {
      rewriter.setInsertionPoint(yield);
      BranchOp.create(rewriter, yield.location(), after, List.of(yield.operands()));
      rewriter.eraseOp(yield);
    }
    rewriter.inlineRegionBefore(region, after);
    List<Value> arguments = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      arguments.add(rewriter.addArgument(after, op.result(i).type(), op.location()));
    }
    rewriter.replaceOp(op, arguments);
    return true;
  }
}
