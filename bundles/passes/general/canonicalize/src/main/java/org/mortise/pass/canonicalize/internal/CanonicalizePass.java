// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.canonicalize.internal;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.PatternFilter;
import org.mortise.ir.transform.RegionSimplification;

/** See {@link CanonicalizeFactory}. */
final class CanonicalizePass implements Pass {
  static final PassOption<Boolean> TOP_DOWN =
      PassOption.flag("top-down", true, "Seed the worklist in general top-down order");
  static final PassOption<RegionSimplification> REGION_SIMPLIFY = PassOption.choice("region-simplify",
      RegionSimplification.NORMAL, RegionSimplification::word, RegionSimplification::meaning,
      "Perform control flow optimizations to the region tree");
  static final PassOption<Long> MAX_ITERATIONS = PassOption.integer(
      "max-iterations", 10, "Max. iterations between applying patterns / simplifying regions");
  static final PassOption<Long> MAX_REWRITES = PassOption.integer(
      "max-num-rewrites", GreedyConfig.NO_LIMIT, "Max. number of pattern rewrites within an iteration");
  static final PassOption<Boolean> TEST_CONVERGENCE = PassOption.flag(
      "test-convergence", false, "Test only: Fail pass on non-convergence to detect cyclic pattern");
  static final PassOption<List<String>> DISABLE_PATTERNS = PassOption.strings(
      "disable-patterns", "Labels of patterns that should be filtered out during application");
  static final PassOption<List<String>> ENABLE_PATTERNS = PassOption.strings("enable-patterns",
      "Labels of patterns that should be used during application, all other patterns are filtered out");

  private final GreedyConfig config;
  private final boolean mustConverge;
  private final FrozenPatternSet patterns;

  CanonicalizePass(PassOptions options) {
    this.config = GreedyConfig.DEFAULT
        .withTopDown(options.get(TOP_DOWN))
        .withRegions(options.get(REGION_SIMPLIFY))
        .withMaxIterations(options.get(MAX_ITERATIONS))
        .withMaxRewrites(options.get(MAX_REWRITES));
    PatternFilter filter = new PatternFilter(options.get(DISABLE_PATTERNS), options.get(ENABLE_PATTERNS));
    this.patterns = FrozenPatternSet.withCanonicalizations(new PatternSet(), filter);
    this.mustConverge = options.get(TEST_CONVERGENCE);
  }

  @Override
  public void run(Operation op, PassRun run) {
    KeptFunctions.runBeside(op, run, () -> canonicalize(op, run));
  }

  private void canonicalize(Operation op, PassRun run) {
    GreedyRewriter.Outcome outcome = GreedyRewriter.apply(op, patterns, config.withThreads(run.threads()));
    if (mustConverge && !outcome.converged()) {
      run.signalFailure();
    }
    if (!outcome.changed()) {
      run.markAllAnalysesPreserved();
    } else if (outcome.converged()) {
      run.markStable();
    }
  }
}
