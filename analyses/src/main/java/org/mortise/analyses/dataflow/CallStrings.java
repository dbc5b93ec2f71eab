// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;

/** Distinguishes calls by the last calls that lead to the callable (Sharir and Pnueli, 1981). */
final class CallStrings extends ContextPolicy {
  private final int length;

  CallStrings(int length) {
    this.length = length;
  }

  @Override
  CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver) {
    List<?> outer = call.activation.context().key();
    List<Object> calls = new ArrayList<>(outer.subList(Math.max(0, outer.size() + 1 - length), outer.size()));
    calls.add(call.op);
    return new CallContext(callable, List.copyOf(calls));
  }
}
