// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;

/**
 * The declarations of a named analysis, by its class, for lists.
 *
 * @param kind {@code sparse} or {@code dense}, and {@code forward} or {@code backward}
 * @param required the simple names of the classes of the analyses that it needs, in its order
 */
public record AnalysisDescription(String kind, List<String> required) {
  /** Describes the analysis that {@code factory} creates. */
  public static AnalysisDescription of(AnalysisFactory factory) {
    DataFlowAnalysis analysis = factory.create();
    List<String> required = new ArrayList<>();
    for (Requirement<?> requirement : analysis.requires()) {
      required.add(requirement.type().getSimpleName());
    }
    return new AnalysisDescription(analysis.kind(), List.copyOf(required));
  }
}
