// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooppeeling;

import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.LoopPeeling;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
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
    rewriter.modifyOpInPlace(peeled, () -> {
      peeled.operation().setAttr(PEELED, mark);
      peeled.operation().setAttr(PARTIAL, mark);
    });
    rewriter.modifyOpInPlace(op, () -> op.setAttr(PEELED, mark));
    return true;
  }

  static RemarkBuilder peeled(Operation op, boolean front, PassRun run) {
    String which = front ? "first" : "last";
    return run.remark(Remark.Kind.PASSED, "Peeled", op).with("Iteration", which)
        .message(front ? "the first iteration is peeled"
            : "the last iteration is peeled, because it may be partial");
  }

  /** Reports the loops in {@code root} without marks. */
  static void reportKept(Operation root, boolean front, boolean skipPartial, PassRun run) {
    root.walk(op -> {
      ForOp loop = ForOp.of(op);
      if (loop == null || op.hasAttr(PEELED)) {
        return;
      }
      String reason = !front && skipPartial && isInPartial(op) ? "it is in the partial iteration of a peeled loop"
          : front ? LoopPeeling.obstacleToFirst(loop) : LoopPeeling.obstacleToLast(loop);
      if (reason != null) {
        run.remark(Remark.Kind.MISSED, "NotPeeled", op).with("Reason", reason).message("not peeled: " + reason).emit();
      }
    });
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
