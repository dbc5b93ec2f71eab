// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooppeeling;

import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.LoopPeeling;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.rewrite.PatternRewriter;

/** Peels each loop once. Marks in the program show which ones are peeled already, while patterns are applied. */
final class Peeling {
  private static final String PEELED = "__peeled_loop__";
  private static final String PARTIAL = "__partial_iteration__";

  private Peeling() {}

  static boolean peel(Operation op, boolean front, boolean skipPartial, PatternRewriter rewriter) {
    if (op.hasAttr(PEELED) || !front && skipPartial && isInPartial(op)) {
      return false;
    }
    ForOp loop = ForOp.of(op);
    ForOp peeled = front ? LoopPeeling.peelFirst(loop, rewriter) : LoopPeeling.peelLast(loop, rewriter);
    if (peeled == null) {
      return false;
    }
    UnitAttr mark = UnitAttr.of(op.context());
    rewriter.modifyOpInPlace(peeled.operation(), () -> {
      peeled.operation().setAttr(PEELED, mark);
      peeled.operation().setAttr(PARTIAL, mark);
    });
    rewriter.modifyOpInPlace(op, () -> op.setAttr(PEELED, mark));
    return true;
  }

  private static boolean isInPartial(Operation op) {
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      if (ForOp.of(parent) != null && parent.hasAttr(PARTIAL)) {
        return true;
      }
    }
    return false;
  }

  static void removeMarks(Operation root) {
    root.walk(op -> {
      op.removeAttr(PEELED);
      op.removeAttr(PARTIAL);
    });
  }
}
