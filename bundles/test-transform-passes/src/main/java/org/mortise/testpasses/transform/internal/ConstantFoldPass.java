// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpasses.transform.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.RegionSimplification;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-constant-fold}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConstantFoldPass extends PlainPass {
  /** Creates the pass. */
  public ConstantFoldPass() {
    super(PassSpec.of("test-constant-fold", "Test operation constant folding")
        .withTitle("(anonymous namespace)::TestConstantFold"));
  }

  /** Folds all operations, and moves constants to the start of the function. */
  @Override
  public void run(Operation op, PassRun run) {
    FrozenPatternSet none = FrozenPatternSet.of(new PatternSet());
    for (int i = 0; i < op.regionCount(); i++) {
      GreedyRewriter.apply(op.region(i), none, GreedyConfig.DEFAULT.withRegions(RegionSimplification.DISABLED));
    }
  }
}
