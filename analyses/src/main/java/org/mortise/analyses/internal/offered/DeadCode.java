// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.internal.offered;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.ReachabilityAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code dead-code}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class DeadCode implements AnalysisFactory {
  @Override
  public String name() {
    return "dead-code";
  }

  @Override
  public String summary() {
    return "Program points that control can reach";
  }

  @Override
  public DataFlowAnalysis create() {
    return new ReachabilityAnalysis();
  }
}
