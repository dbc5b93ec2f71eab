// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforlooprangefolding;

import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;

/** Moves arithmetic on the induction variable to the bounds and the step of a loop. */
final class RangeFolding {
  private RangeFolding() {}

  static void run(Operation root) {
    root.walk(op -> {
      ForOp loop = ForOp.of(op);
      while (loop != null && foldUser(loop)) {
        continue;
      }
    });
  }

  /** Folds the only user of the induction variable. */
  private static boolean foldUser(ForOp loop) {
    Value variable = loop.inductionVariable();
    if (!variable.hasOneUse()) {
      return false;
    }
    OpOperand use = variable.firstUse();
    Operation user = use.owner();
    boolean adds = AddIOp.of(user) != null;
    if (!adds && MulIOp.of(user) == null) {
      return false;
    }
    Value other = user.operand(use.index() == 0 ? 1 : 0);
    if (!isUnchanged(other, loop) || !adds && !isPositive(other)) {
      return false;
    }
    loop.lowerBoundOperand().set(apply(user, loop.lowerBound(), loop));
    loop.upperBoundOperand().set(apply(user, loop.upperBound(), loop));
    if (!adds) {
      loop.stepOperand().set(apply(user, loop.step(), loop));
    }
    user.result(0).replaceAllUsesWith(variable);
    user.erase();
    return true;
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
    return OpBuilder.before(loop.operation()).clone(user, mapping).result(0);
  }
}
