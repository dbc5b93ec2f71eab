// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/** The pipeline {@code test-pm-nested-pipeline}. */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class TestNestedPipeline implements PipelineProvider {
  @Override
  public String name() {
    return "test-pm-nested-pipeline";
  }

  @Override
  public String summary() {
    return "Test a nested pipeline in the pass manager";
  }

  @Override
  public String expand(PassOptions options) {
    return "builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass)";
  }
}
