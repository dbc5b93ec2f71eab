// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that another one looks facts up in.
 *
 * @param type its class
 * @param factory creates it if it is not loaded; null if the user of the solver has to load it
 */
public record Requirement<A extends DataFlowAnalysis>(Class<A> type, @Nullable Supplier<A> factory) {
  /** Returns the requirement of an analysis that the user of the solver loads. */
  public static <A extends DataFlowAnalysis> Requirement<A> of(Class<A> type) {
    return new Requirement<>(type, null);
  }

  /** Returns the requirement of an analysis that the solver creates if it is not loaded. */
  public static <A extends DataFlowAnalysis> Requirement<A> of(Class<A> type, Supplier<A> factory) {
    return new Requirement<>(type, factory);
  }
}
