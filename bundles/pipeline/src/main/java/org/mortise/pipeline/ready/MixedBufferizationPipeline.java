// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.ready;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code mixed-bufferization-pipeline}: from tensors to freed buffers, each function by the road selected
 * for it. Functions selected for the legacy deallocation are bufferized without an analysis, as by the partial
 * conversions of its time: each tensor is copied before it is changed. The others are analyzed. All functions take and
 * return buffers without a layout, so that they can call each other; {@link MixedBufferDeallocationPipeline} follows.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class MixedBufferizationPipeline implements PipelineProvider {
  private static final PassOption<String> DEFAULT = PassOption.string("default", "ownership",
      "The algorithm of functions without the attribute mortise.deallocation on themselves or an enclosing "
          + "operation: legacy or ownership");

  @Override
  public String name() {
    return "mixed-bufferization-pipeline";
  }

  @Override
  public String summary() {
    return "Bufferization and both buffer deallocation algorithms in one run: each function is processed by the road "
        + "selected for it.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(DEFAULT);
  }

  @Override
  public String expand(PassOptions options) {
    return "select-deallocation{default=" + options.get(DEFAULT) + "},one-shot-bufferize{"
        + "bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map "
        + "allow-return-allocs-from-loops=1 no-analysis-func-attr=mortise.deallocation=legacy},"
        + MixedBufferDeallocationPipeline.passes(options.get(DEFAULT));
  }
}
