// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.List;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;

/** Computes intervals of numbers, from constants, sums and bounds of loops (ignoring overflow). */
class IntervalAnalysis extends SparseForwardAnalysis<Interval> {
  @Override
  protected Interval join(Interval a, Interval b) {
    return a.hull(b);
  }

  @Override
  protected boolean widens() {
    return true;
  }

  @Override
  protected Interval widen(Interval before, Interval joined) {
    return before.widenedTo(joined);
  }

  @Override
  protected Interval narrow(Interval widened, Interval recomputed) {
    return widened.narrowedTo(recomputed);
  }

  @Override
  protected Interval entryElement(Value value) {
    return Interval.ALL;
  }

  @Override
  protected void visitOperation(Operation op, List<Interval> operands) {
    if (op.name().name().equals("arith.select")) {
      set(op.result(0), operands.get(1));
      set(op.result(0), operands.get(2));
      return;
    }
    if (operands.contains(null)) {
      return; // Called again when the operands are known.
    }
    switch (op.name().name()) {
      case "arith.constant" -> set(op.result(0), Constants.of(op) instanceof IntegerAttr number
          ? Interval.of(number.longValue()) : Interval.ALL);
      case "arith.addi" -> set(op.result(0), operands.get(0).plus(operands.get(1)));
      default -> setToEntry(op);
    }
  }

  @Override
  protected void visitNonControlFlowValues(Operation owner, List<? extends Value> values) {
    LoopLikeOpInterface loop = owner.getInterface(LoopLikeOpInterface.class);
    List<? extends Value> variables = loop == null ? List.of() : loop.getLoopInductionVars(owner);
    for (Value value : values) {
      int index = variables.indexOf(value);
      if (index < 0) {
        setToEntry(value);
        continue;
      }
      Interval from = number(loop.getLoopLowerBounds(owner).get(index));
      Interval to = number(loop.getLoopUpperBounds(owner).get(index));
      if (from != null && to != null) {
        set(value, from.hull(to.plus(Interval.of(-1))).intersection(new Interval(from.low(), Interval.INFINITY)));
      }
    }
  }

  private Interval number(OpFoldResult bound) {
    return bound.constant() != null ? Interval.of(bound.constant().longValue()) : lookup(bound.value());
  }
}
