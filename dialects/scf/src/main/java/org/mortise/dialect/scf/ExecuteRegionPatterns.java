// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of {@link ExecuteRegionOp}. */
final class ExecuteRegionPatterns {
  private ExecuteRegionPatterns() {}

  @Canonicalization("InlineSingleBlock")
  static boolean inlineSingleBlock(ExecuteRegionOp op, PatternRewriter rewriter) {
    Region region = op.region();
    if (op.noInlineAttr() != null || !region.hasOneBlock() || YieldOp.of(region.first().last()) == null) {
      return false;
    }
    Inlining.replaceByBlock(op.operation(), region.first(), List.of(), rewriter);
    return true;
  }

  /** Inlines the blocks into a function or another {@link ExecuteRegionOp}; yields become branches. */
  @Canonicalization("InlineBlocks")
  static boolean inlineBlocks(ExecuteRegionOp op, PatternRewriter rewriter) {
    Operation parent = op.parentOp();
    boolean fits = parent != null
        && (parent.implementsInterface(FunctionOpInterface.class) || ExecuteRegionOp.of(parent) != null);
    Region region = op.region();
    if (!fits || op.noInlineAttr() != null || region.hasOneBlock()) {
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
      arguments.add(rewriter.addArgument(after, op.operation().result(i).type(), op.location()));
    }
    rewriter.replaceOp(op, arguments);
    return true;
  }
}
