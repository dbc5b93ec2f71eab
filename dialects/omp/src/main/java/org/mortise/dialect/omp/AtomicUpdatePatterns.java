// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The canonicalization patterns of {@link AtomicUpdateOp}. */
final class AtomicUpdatePatterns {
  private AtomicUpdatePatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(AtomicUpdateOp.NAME, "AtomicUpdateOp", AtomicUpdatePatterns::simplify));
  }

  /** Erases an update that yields the old value, and replaces one that yields an outer value by a write. */
  private static boolean simplify(Operation op, PatternRewriter rewriter) {
    AtomicUpdateOp update = AtomicUpdateOp.of(op);
    Block body = update.region().first();
    if (body.first() != body.last()) {
      return false;
    }
    Value value = body.last().operand(0);
    if (value == body.argument(0)) {
      rewriter.eraseOp(op);
      return true;
    }
    OperationState write =
        rewriter.state(op.location(), AtomicWriteOp.NAME).addOperand(update.x()).addOperand(value);
    if (update.hintValAttr() != null) {
      write.addAttribute("hint_val", update.hintValAttr());
    }
    if (update.memoryOrderValAttr() != null) {
      write.addAttribute("memory_order_val", update.memoryOrderValAttr());
    }
    rewriter.replaceOpWithNew(op, write);
    return true;
  }
}
