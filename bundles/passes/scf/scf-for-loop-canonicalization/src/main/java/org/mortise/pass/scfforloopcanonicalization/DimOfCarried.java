// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforloopcanonicalization;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Takes the size of a value that a loop carries from the initial value, if the loop preserves the shape. */
final class DimOfCarried {
  private record Carried(ForOp loop, int number) {}

  private DimOfCarried() {}

  static boolean fold(Operation op, PatternRewriter rewriter) {
    Carried carried = carried(op.operand(0));
    if (carried == null || !isShapePreserving(carried.loop, carried.number)) {
      return false;
    }
    rewriter.setOperand(op, 0, carried.loop.initArgs().get(carried.number));
    return true;
  }

  /** Returns whether {@code value} is the result of a loop or is carried by it. */
  static boolean isCarried(Value value) {
    return carried(value) != null;
  }

  private static @Nullable Carried carried(Value value) {
    ForOp loop;
    int number;
    if (value instanceof BlockArgument argument) {
      loop = ForOp.of(argument.owner().parentOp());
      number = argument.index() - 1;
    } else {
      loop = ForOp.of(value.definingOp());
      number = ((OpResult) value).index();
    }
    return loop == null || number < 0 ? null : new Carried(loop, number);
  }

  /** A value to reach, and the value to continue from afterwards; null at the end. */
  private record Goal(Value reached, @Nullable Value next) {}

  /** Follows the yielded value back to the argument, through results of loops inside that preserve the shape, too. */
  private static boolean isShapePreserving(ForOp loop, int number) {
    Deque<Goal> goals = new ArrayDeque<>();
    goals.push(new Goal(loop.regionIterArgs().get(number), null));
    Value value = loop.yield().results().get(number);
    while (value != null) {
      InsertSliceOp insert = InsertSliceOp.of(value.definingOp());
      ForOp inner = ForOp.of(value.definingOp());
      if (value == goals.element().reached()) {
        value = goals.pop().next();
      } else if (insert != null) {
        value = insert.dest();
      } else if (inner != null) {
        int result = ((OpResult) value).index();
        goals.push(new Goal(inner.regionIterArgs().get(result), inner.initArgs().get(result)));
        value = inner.yield().results().get(result);
      } else {
        return false;
      }
    }
    return true;
  }
}
