// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Block;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of {@link AtomicUpdateOp}. */
final class AtomicUpdatePatterns {
  private AtomicUpdatePatterns() {}

  /** Erases an update that yields the old value, and replaces one that yields an outer value by a write. */
  @Canonicalization("AtomicUpdateOp")
  static boolean simplify(AtomicUpdateOp update, PatternRewriter rewriter) {
    Block body = update.region().first();
    if (body.first() != body.last()) {
      return false;
    }
    Value value = body.last().operand(0);
    if (value == body.argument(0)) {
      rewriter.eraseOp(update);
      return true;
    }
    OperationState write =
        rewriter.state(update.location(), AtomicWriteOp.NAME).addOperand(update.x()).addOperand(value);
    if (update.hintAttr() != null) {
      write.addAttribute("hint", update.hintAttr());
    }
    if (update.memoryOrderAttr() != null) {
      write.addAttribute("memory_order", update.memoryOrderAttr());
    }
    rewriter.replaceOpWithNew(update, write);
    return true;
  }
}
