// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.dialect.tensor.PackOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of the users of filled tensors. */
final class FillPatterns {
  private FillPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(FillOp.NAME, "FoldFillWithUser", FillPatterns::foldUsers));
  }

  private static boolean foldUsers(Operation op, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(op);
    if (op.resultCount() != 1) {
      return false;
    }
    for (OpOperand use : op.result(0).uses()) {
      if (foldUser(fill, use, rewriter)) {
        return true;
      }
    }
    return false;
  }

  private static boolean foldUser(FillOp fill, OpOperand use, PatternRewriter rewriter) {
    Operation user = use.owner();
    rewriter.setInsertionPoint(user);
    if (ExtractOp.of(user) != null) {
      rewriter.replaceOp(user, fill.value());
      return true;
    }
    if (CollapseShapeOp.of(user) != null || ExpandShapeOp.of(user) != null) {
      Operation reshaped = rewriter.clone(user, new IRMapping());
      reshaped.setOperand(0, fill.output());
      FillOp filled = FillOp.create(rewriter, fill.operation().location(), fill.value(), reshaped.result(0));
      rewriter.replaceOp(user, filled.operation());
      return true;
    }
    PackOp pack = PackOp.of(user);
    return pack != null && use.index() == 0 && foldPack(fill, pack, rewriter);
  }

  private static boolean foldPack(FillOp fill, PackOp pack, PatternRewriter rewriter) {
    Value padding = pack.paddingValue();
    if (padding != null && padding != fill.value() || !pack.dest().hasOneUse()) {
      return false;
    }
    FillOp packed = FillOp.create(rewriter, pack.operation().location(), fill.value(), pack.dest());
    rewriter.replaceOp(pack.operation(), packed.operation());
    return true;
  }
}
