// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code hlfir.matmul}. */
final class MatmulPatterns {
  private MatmulPatterns() {}

  /** Combines a product with the transpose of its first operand, if it has no other use except its destruction. */
  @Canonicalization("MatmulOp")
  static boolean combineTranspose(MatmulOp product, PatternRewriter rewriter) {
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
    MatmulTransposeOp combined = MatmulTransposeOp.build(
        rewriter, product.location(), product.result().type(), transpose.array(), product.rhs());
    combined.setFastmathAttr(product.fastmathAttr());
    rewriter.replaceOp(product, combined);
    destroys.forEach(rewriter::eraseOp);
    rewriter.eraseOp(transpose);
    return true;
  }
}
