// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code lean-stack-arrays-pipeline}: moves the same arrays as {@link StackArraysPipeline}, with less
 * memory. Arrays are first freed right after their last use, so that more of them share stack memory. The last passes
 * simplify the output, so that repeating the pipeline changes nothing. Refers to passes by name, so it does not depend
 * on their bundles.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class LeanStackArraysPipeline implements PipelineProvider {
  @Override
  public String name() {
    return "lean-stack-arrays-pipeline";
  }

  @Override
  public String summary() {
    return "Move the array temporaries of a program that flang has just made to the stack, with little memory: they "
        + "are freed after their last use, share memory of the stack, and give it back in loops.";
  }

  @Override
  public List<PassOption<?>> options() {
    return StackArraysPipeline.LIMITS;
  }

  @Override
  public String expand(PassOptions options) {
    return String.join(",",
        StackArraysPipeline.SIMPLIFY,
        "func.func(optimize-allocation-liveness{across-control-flow=true})",
        StackArraysPipeline.stackArrays("share-slots=true ", options),
        "stack-reclaim{skip-restored=true}",
        StackArraysPipeline.SIMPLIFY);
  }
}
