// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-patterns}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PatternsPass implements PassFactory {
  private static final PassOption<Boolean> TOP_DOWN =
      PassOption.flag("top-down", true, "Seed the worklist in general top-down order");
  private static final PassOption<Long> ITERATIONS =
      PassOption.integer("max-iterations", 10, "Max. iterations in the GreedyRewriteConfig");
  private static final PassSpec SPEC = PassSpec.of("test-patterns", "Run test dialect patterns")
      .withLocalTitle("TestPatternDriver")
      .withOptions(ITERATIONS, TOP_DOWN);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    GreedyConfig config = GreedyConfig.DEFAULT
        .withTopDown(options.get(TOP_DOWN)).withMaxIterations(options.get(ITERATIONS));
    return (op, run) -> rewrite(op, config, run);
  }

  private static void rewrite(Operation op, GreedyConfig config, PassRun run) {
    PatternSet patterns = new PatternSet();
    TestPatterns.addTo(patterns);
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    for (int i = 0; i < op.regionCount(); i++) {
      GreedyRewriter.apply(op.region(i), frozen, config);
    }
  }
}
