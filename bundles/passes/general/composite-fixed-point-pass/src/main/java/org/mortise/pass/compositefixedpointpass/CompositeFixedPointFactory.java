// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.compositefixedpointpass;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.NestingPassFactory;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code composite-fixed-point-pass}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CompositeFixedPointFactory implements NestingPassFactory {
  private static final PassOption<String> NAME =
      PassOption.string("name", "CompositeFixedPointPass", "Composite pass display name");
  private static final PassOption<String> PIPELINE =
      PassOption.string("pipeline", "", "Composite pass inner pipeline");
  private static final PassOption<Long> MAX_ITERATIONS =
      PassOption.int32("max-iterations", 10, "Maximum number of iterations if inner pipeline");

  private static final PassSpec SPEC = PassSpec.of("composite-fixed-point-pass", "Composite fixed point pass")
      .withTitle("CompositeFixedPointPass")
      .withDescription("""
          Runs a pipeline until it leaves the program unchanged. Reports a warning if it still changes the program after
          the maximum number of iterations. Precondition: (1) The maximum is positive. Linear in the program for each
          iteration, besides the cost of the pipeline.""")
      .withOptions(NAME, PIPELINE, MAX_ITERATIONS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    String text = options.get(PIPELINE);
    return build(options, text.isBlank() ? null : pipelines.parse(text, false));
  }

  private static Pass build(PassOptions options, @Nullable NestedPipeline pipeline) {
    long maximum = options.get(MAX_ITERATIONS);
    if (maximum <= 0) {
      throw new IllegalArgumentException("Invalid maxIterations value: " + maximum + "\n");
    }
    return new CompositeFixedPointPass(options.get(NAME), pipeline, maximum);
  }
}
