// SPDX-License-Identifier: Apache-2.0
package com.example.bounds;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.osgi.service.component.annotations.Component;

/** The analysis {@code ranges}. */
@Component(service = AnalysisFactory.class)
@AutoService(AnalysisFactory.class)
public final class RangeFactory implements AnalysisFactory {
  @Override
  public String name() {
    return "ranges";
  }

  @Override
  public String summary() {
    return "Ranges of integers, for the bounds of indices";
  }

  @Override
  public DataFlowAnalysis create() {
    return new RangeAnalysis();
  }
}
