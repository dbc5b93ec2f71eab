// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import org.mortise.ir.Operation;

/**
 * Decides which calls of a callable share facts. Calls from unknown code always share one context with each other, and
 * callables that use values from outside have one context. The results of {@link DataFlowSolver#callsOf} and {@code
 * lookup} merge all contexts.
 */
public abstract class ContextPolicy {
  private static final ContextPolicy INSENSITIVE = new ContextPolicy() {
    @Override
    CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver) {
      return CallContext.any(callable);
    }
  };

  ContextPolicy() {}

  /** Returns the policy that merges all calls of a callable. The callable is analysed once. */
  public static ContextPolicy insensitive() {
    return INSENSITIVE;
  }

  /**
   * Returns the policy that distinguishes calls by the last {@code length} calls that lead to the callable. The number
   * of contexts can be exponential in {@code length}.
   *
   * @throws IllegalArgumentException if {@code length} is negative
   */
  public static ContextPolicy callStrings(int length) {
    if (length < 0) {
      throw new IllegalArgumentException("negative length of call strings: " + length);
    }
    return length == 0 ? INSENSITIVE : new CallStrings(length);
  }

  /**
   * Returns the policy that distinguishes calls by the facts with which they enter the callable: the elements of the
   * arguments in sparse forward analyses, and the states before the call in dense forward analyses. Calls beyond {@code
   * limit} different contexts of a callable share one.
   *
   * @throws IllegalArgumentException if {@code limit} is negative
   */
  public static ContextPolicy summaries(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("negative limit of summaries: " + limit);
    }
    return new Summaries(limit);
  }

  /** Returns whether the context of a call may change when facts change. */
  boolean dependsOnFacts() {
    return false;
  }

  /** Returns the context in which {@code call} calls {@code callable}, according to the facts found so far. */
  abstract CallContext contextOf(OperationVisit call, Operation callable, DataFlowSolver solver);
}
