// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code hlfir.matmul}. */
final class MatmulPatterns {
  private MatmulPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(MatmulOp.NAME, "MatmulOp", MatmulPatterns::combineTranspose));
  }

  /** Combines the product with the transpose that is its first operand if nothing else but its end uses that. */
  private static boolean combineTranspose(Operation op, PatternRewriter rewriter) {
    MatmulOp product = MatmulOp.of(op);
    TransposeOp transpose = TransposeOp.of(product.lhs().definingOp());
    if (transpose == null) {
      return false;
    }
    List<Operation> destroys = new ArrayList<>(1);
    int others = 0;
    for (OpOperand use : transpose.result().uses()) {
      if (DestroyOp.of(use.owner()) != null) {
        destroys.add(use.owner());
      } else {
        others++;
      }
    }
    if (others != 1 || destroys.size() > 1) {
      return false;
    }
    Value combined = MatmulTransposeOp.create(
        rewriter, op.location(), product.result().type(), transpose.array(), product.rhs());
    rewriter.replaceOp(op, List.of(combined));
    destroys.forEach(rewriter::eraseOp);
    rewriter.eraseOp(transpose);
    return true;
  }
}
