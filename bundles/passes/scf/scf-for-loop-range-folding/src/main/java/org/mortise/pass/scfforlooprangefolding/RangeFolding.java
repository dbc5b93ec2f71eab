// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooprangefolding;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassRun;

/** Moves arithmetic on the induction variable to the bounds and the step of a loop. */
final class RangeFolding {
  private RangeFolding() {}

  static void run(Operation root, PassRun run) {
    root.walk(op -> {
      ForOp loop = ForOp.of(op);
      while (loop != null && foldUser(loop, run)) {
        continue;
      }
      if (loop != null && run.remarksWanted()) {
        reportKept(loop, run);
      }
    });
  }

  /** Folds the only user of the induction variable. */
  private static boolean foldUser(ForOp loop, PassRun run) {
    Value variable = loop.inductionVariable();
    if (loop.countsUnsigned() || !variable.hasOneUse()) {
      return false;
    }
    OpOperand use = variable.firstUse();
    Operation user = use.owner();
    if (!isCandidate(user) || obstacle(use, loop) != null) {
      return false;
    }
    boolean adds = AddIOp.of(user) != null;
    run.remark(Remark.Kind.PASSED, "Folded", user).with("Operation", user.name())
        .message(adds ? "folded into the bounds of the loop" : "folded into the bounds and the step of the loop")
        .note(loop.location(), "the loop").emit();
    loop.lowerBoundOperand().set(apply(user, loop.lowerBound(), loop));
    loop.upperBoundOperand().set(apply(user, loop.upperBound(), loop));
    if (!adds) {
      loop.stepOperand().set(apply(user, loop.step(), loop));
    }
    user.result(0).replaceAllUsesWith(variable);
    user.erase();
    return true;
  }

  private static boolean isCandidate(Operation user) {
    return AddIOp.of(user) != null || MulIOp.of(user) != null;
  }

  /** Returns the reason why the other operand prevents that the user of the induction variable is folded, or null. */
  private static @Nullable String obstacle(OpOperand use, ForOp loop) {
    Value other = use.owner().operand(use.index() == 0 ? 1 : 0);
    if (!isUnchanged(other, loop)) {
      return "the other operand is computed in the loop";
    }
    return AddIOp.of(use.owner()) == null && !isPositive(other) ? "the factor is not a positive constant" : null;
  }

  /** Reports the additions and multiplications of the induction variable. */
  private static void reportKept(ForOp loop, PassRun run) {
    Value variable = loop.inductionVariable();
    for (OpOperand use = variable.firstUse(); use != null; use = use.nextUse()) {
      if (isCandidate(use.owner())) {
        String obstacle = obstacle(use, loop);
        String reason = obstacle != null ? obstacle : "the induction variable has other uses";
        run.remark(Remark.Kind.MISSED, "NotFolded", use.owner()).with("Operation", use.owner().name())
            .with("Reason", reason).message("not folded into the bounds of the loop: " + reason)
            .note(loop.location(), "the loop").emit();
      }
    }
  }

  private static boolean isPositive(Value value) {
    ConstantOp constant = ConstantOp.of(value.definingOp());
    return constant != null && constant.valueAttr() instanceof IntegerAttr number && number.signedValue().signum() > 0;
  }

  private static boolean isUnchanged(Value value, ForOp loop) {
    return !loop.region().isAncestor(value.parentRegion()) || ConstantOp.of(value.definingOp()) != null;
  }

  /** Copies {@code user} before the loop with {@code bound} instead of the induction variable. */
  private static Value apply(Operation user, Value bound, ForOp loop) {
    IRMapping mapping = new IRMapping();
    mapping.map(loop.inductionVariable(), bound);
    for (Value operand : user.operands()) {
      ConstantOp constant = ConstantOp.of(operand.definingOp());
      if (constant != null && loop.region().isAncestor(operand.parentRegion())) {
        constant.operation().moveBefore(loop.operation());
      }
    }
    return OpBuilder.before(loop).clone(user, mapping).result(0);
  }
}
