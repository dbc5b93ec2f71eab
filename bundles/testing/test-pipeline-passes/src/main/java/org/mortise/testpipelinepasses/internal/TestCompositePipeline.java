// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/** The pipeline {@code test-composite-fixed-point-pass}: two passes until nothing changes. */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class TestCompositePipeline implements PipelineProvider {
  @Override
  public String name() {
    return "test-composite-fixed-point-pass";
  }

  @Override
  public String summary() {
    return "Test composite pass";
  }

  @Override
  public String expand(PassOptions options) {
    return "composite-fixed-point-pass{name=TestCompositePass pipeline=any(canonicalize,cse)}";
  }
}
