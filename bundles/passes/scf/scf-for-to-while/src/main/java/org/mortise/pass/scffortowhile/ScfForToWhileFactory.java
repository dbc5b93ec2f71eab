// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scffortowhile;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-for-to-while}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfForToWhileFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("scf-for-to-while", "Convert SCF for loops to SCF while loops")
          .withTitle("SCFForToWhileLoop")
          .withDescription("""
              Replaces each `scf.for` by an `scf.while` that carries the induction variable as its first value,
              compares it with the upper bound in its first region, and adds the step in its second region. Linear
              in the operations.""")
          .withDialects("arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns =
        FrozenPatternSet.of(new PatternSet().add(ForOp.pattern("ForLoopLowering", ForToWhile::lower)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
