// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.internal.offered;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code constants}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class Constants implements AnalysisFactory {
  @Override
  public String name() {
    return "constants";
  }

  @Override
  public String summary() {
    return "Values that are always the same";
  }

  @Override
  public DataFlowAnalysis create() {
    return ConstantAnalysis.withoutChanges();
  }
}
