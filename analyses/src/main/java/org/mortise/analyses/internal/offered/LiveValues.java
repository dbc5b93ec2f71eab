// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.internal.offered;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.LiveValueAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code live-values}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class LiveValues implements AnalysisFactory {
  @Override
  public String name() {
    return "live-values";
  }

  @Override
  public String summary() {
    return "Values that effects or the callers of public functions depend on";
  }

  @Override
  public DataFlowAnalysis create() {
    return new LiveValueAnalysis();
  }
}
