// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.internal.offered;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code integer-ranges-like-reference}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class IntegerRangesLikeReference implements AnalysisFactory {
  @Override
  public String name() {
    return "integer-ranges-like-reference";
  }

  @Override
  public String summary() {
    return "Ranges of integers, as MLIR's analysis finds them";
  }

  @Override
  public DataFlowAnalysis create() {
    return IntegerRangeAnalysis.likeReference();
  }
}
