// SPDX-License-Identifier: Apache-2.0
package ${package};

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code ${dialect}-signs}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class SignFactory implements AnalysisFactory {
  @Override
  public String name() {
    return "${dialect}-signs";
  }

  @Override
  public String summary() {
    return "Signs of numbers";
  }

  @Override
  public DataFlowAnalysis create() {
    return new SignAnalysis();
  }
}
