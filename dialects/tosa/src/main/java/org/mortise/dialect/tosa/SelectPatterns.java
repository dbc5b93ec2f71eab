// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code tosa.select}. */
final class SelectPatterns {
  private static final String LOGICAL_NOT = "tosa.logical_not";

  private SelectPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(SelectOp.NAME, "SelectOfNegation", SelectPatterns::exchangeOfNegation));
  }

  /** Exchanges the two tensors instead of negating the condition. */
  private static boolean exchangeOfNegation(Operation op, PatternRewriter rewriter) {
    Operation negation = op.operand(0).definingOp();
    if (negation == null || !negation.name().toString().equals(LOGICAL_NOT)) {
      return false;
    }
    Value onTrue = op.operand(1);
    Value onFalse = op.operand(2);
    rewriter.modifyOpInPlace(op, () -> {
      op.setOperand(0, negation.operand(0));
      op.setOperand(1, onFalse);
      op.setOperand(2, onTrue);
    });
    return true;
  }
}
