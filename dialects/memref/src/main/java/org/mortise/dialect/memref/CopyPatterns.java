// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Type;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of copies. */
final class CopyPatterns {
  private CopyPatterns() {}

  @Canonicalization("FoldEmptyCopy")
  static boolean eraseEmpty(CopyOp copy, PatternRewriter rewriter) {
    if (!isEmpty(copy.source().type()) && !isEmpty(copy.target().type())) {
      return false;
    }
    rewriter.eraseOp(copy);
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

  @Canonicalization("FoldSelfCopy")
  static boolean eraseSelfCopy(CopyOp op, PatternRewriter rewriter) {
    if (op.source() != op.target()) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }
}
