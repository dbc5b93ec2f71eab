// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfforloopcanonicalization;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.ConstrainedExtremum.Range;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;

/** Finds the ranges of variables of {@code scf} loops. */
final class LoopVariables {
  private LoopVariables() {}

  /** Returns the range of a variable of a loop, or null. */
  static @Nullable Range rangeOf(Value value) {
    Operation parent = value instanceof BlockArgument argument ? argument.owner().parentOp() : null;
    boolean isLoop = ForOp.of(parent) != null || ParallelOp.of(parent) != null || ForallOp.of(parent) != null;
    LoopLikeOpInterface loop = isLoop ? parent.getInterface(LoopLikeOpInterface.class) : null;
    int index = loop == null ? -1 : loop.getLoopInductionVars(parent).indexOf(value);
    return index < 0 ? null : new Range(loop.getLoopLowerBounds(parent).get(index),
        loop.getLoopUpperBounds(parent).get(index), loop.getLoopSteps(parent).get(index));
  }
}
