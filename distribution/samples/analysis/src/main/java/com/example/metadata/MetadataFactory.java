// SPDX-License-Identifier: Apache-2.0
package com.example.metadata;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code metadata}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class MetadataFactory implements AnalysisFactory {
  @Override
  public String name() {
    return "metadata";
  }

  @Override
  public String summary() {
    return "Metadata of the operations that a value comes from";
  }

  @Override
  public DataFlowAnalysis create() {
    return new MetadataAnalysis();
  }
}
