// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.loops.WhileToFor;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-uplift-while-to-for}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfUpliftWhileToForPass implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-uplift-while-to-for", "test scf while to for uplifting")
          .withLocalTitle("TestSCFUpliftWhileToFor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(
        WhileOp.pattern("UpliftWhileOp", (op, rewriter) -> WhileToFor.replace(op, rewriter) != null)));
    return (op, run) -> GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT);
  }
}
