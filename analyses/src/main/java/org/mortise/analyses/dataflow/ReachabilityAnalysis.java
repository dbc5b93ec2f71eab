// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * Finds the program points that control can reach, assuming that branches with constant conditions take one edge: the
 * state of such a point is {@code true}. In contrast to {@link DataFlowSolver#isExecutable}, the point after a call
 * that never returns, or after an endless loop, is not reached. Linear in operations and edges.
 */
public final class ReachabilityAnalysis extends DenseForwardAnalysis<Boolean> {
  @Override
  protected List<Requirement<?>> requires() {
    return List.of(Requirement.of(ConstantAnalysis.class, ConstantAnalysis::withoutChanges));
  }

  @Override
  protected Boolean join(Boolean a, Boolean b) {
    return a;
  }

  @Override
  protected Boolean entryState() {
    return Boolean.TRUE;
  }

  @Override
  protected Boolean visitOperation(Operation op, Boolean before) {
    return before;
  }

  @Override
  protected Attribute show(Context context, @Nullable Boolean state) {
    return IntegerAttr.bool(context, state != null);
  }
}
