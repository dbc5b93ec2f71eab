// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of copies. */
final class CopyPatterns {
  private CopyPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(CopyOp.NAME, "FoldCopyOfCast", CopyPatterns::skipCasts));
    patterns.add(RewritePattern.of(CopyOp.NAME, "FoldEmptyCopy", CopyPatterns::eraseEmpty));
    patterns.add(RewritePattern.of(CopyOp.NAME, "FoldSelfCopy", CopyPatterns::eraseSelfCopy));
  }

  /** Copies from or to the source of any cast of a ranked memref; folding skips only those that lose information. */
  private static boolean skipCasts(Operation op, PatternRewriter rewriter) {
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      CastOp cast = CastOp.of(op.operand(i).definingOp());
      if (cast != null && cast.source().type() instanceof MemRefType) {
        int index = i;
        rewriter.modifyOpInPlace(op, () -> op.setOperand(index, cast.source()));
        changed = true;
      }
    }
    return changed;
  }

  private static boolean eraseEmpty(Operation op, PatternRewriter rewriter) {
    CopyOp copy = CopyOp.of(op);
    if (!isEmpty(copy.source().type()) && !isEmpty(copy.target().type())) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  private static boolean isEmpty(Type type) {
    if (!(type instanceof MemRefType memref)) {
      return false;
    }
    for (int i = 0; i < memref.rank(); i++) {
      if (memref.dim(i) == 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean eraseSelfCopy(Operation op, PatternRewriter rewriter) {
    if (CopyOp.of(op).source() != CopyOp.of(op).target()) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }
}
