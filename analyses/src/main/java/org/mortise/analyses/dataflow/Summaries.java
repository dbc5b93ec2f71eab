// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** Distinguishes calls by the facts with which they enter the callable, up to a number of contexts. */
final class Summaries extends ContextPolicy {
  private final int limit;

  Summaries(int limit) {
    this.limit = limit;
  }

  @Override
  boolean dependsOnFacts() {
    return true;
  }

  @Override
  CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver) {
    List<@Nullable Object> facts = new ArrayList<>();
    for (DataFlowAnalysis analysis : solver.running()) {
      analysis.addEntryFacts(call, facts);
    }
    CallContext context = new CallContext(callable, Collections.unmodifiableList(facts));
    boolean isNew = solver.activations().find(context) == null;
    return isNew && solver.activations().ofUnit(callable).size() >= limit ? CallContext.any(callable) : context;
  }
}
