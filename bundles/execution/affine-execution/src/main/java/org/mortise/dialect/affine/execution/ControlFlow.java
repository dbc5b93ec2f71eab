// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Loops and branches. */
final class ControlFlow {
  private ControlFlow() {}

  /** The largest of several lower bounds counts, and the smallest upper bound. */
  static void forLoop(ForOp loop, CodeBuilder code) {
    Register from = Arithmetic.extreme(code, AffineCode.emit(
        code, loop.lowerBoundMap(), code.values(loop.lowerBoundOperands())), IntegerFunction.MAX_SIGNED);
    Register to = Arithmetic.extreme(code, AffineCode.emit(
        code, loop.upperBoundMap(), code.values(loop.upperBoundOperands())), IntegerFunction.MIN_SIGNED);
    List<Register> carried = code.results(loop);
    code.assign(carried, code.values(loop.inits()));
    code.loop(from, to, code.index(loop.stepAttr().longValue()), variable -> {
      List<Register> arguments = new ArrayList<>(carried.size() + 1);
      arguments.add(variable);
      arguments.addAll(carried);
      code.assign(carried, code.region(loop.region(), arguments));
    });
  }

  static void ifElse(IfOp branch, CodeBuilder code) {
    List<Register> results = code.results(branch);
    List<Register> operands = code.operands(branch);
    Label otherwise = new Label();
    IntegerSet set = branch.condition();
    for (int i = 0; i < set.constraintCount(); i++) {
      Register value = AffineCode.emit(code, set.constraint(i), set.dimCount(), operands);
      IntegerPredicate predicate = set.isEquality(i) ? IntegerPredicate.EQ : IntegerPredicate.SGE;
      Label holds = new Label();
      code.branch(code.compare(predicate, value, code.index(0)), holds, otherwise);
      code.place(holds);
    }
    code.choose(branch.thenRegion(), otherwise, branch.elseRegion(), results);
  }
}
