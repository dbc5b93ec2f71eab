// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import org.mortise.ir.Operation;

/** Decides which calls of a callable share facts. */
public abstract class ContextPolicy {
  private static final ContextPolicy INSENSITIVE = new ContextPolicy() {
    @Override
    CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver) {
      return CallContext.any(callable);
    }
  };

  ContextPolicy() {}

  /** Returns the policy that merges all calls of a callable. The cost does not depend on the number of calls. */
  public static ContextPolicy insensitive() {
    return INSENSITIVE;
  }

  /** Returns whether the context of a call may change when facts change. */
  boolean dependsOnFacts() {
    return false;
  }

  /** Returns the context in which {@code call} calls {@code callable}, according to the facts found so far. */
  abstract CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver);
}
