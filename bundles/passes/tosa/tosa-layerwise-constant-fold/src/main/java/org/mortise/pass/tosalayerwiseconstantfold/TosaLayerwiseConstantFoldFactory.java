// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code tosa-layerwise-constant-fold}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TosaLayerwiseConstantFoldFactory implements PassFactory {
  private static final PassOption<Boolean> AGGRESSIVE = PassOption.flag("aggressive-reduce-constant", false,
      "Always perform the reduce constant optimizationMay add more tosa.const but would reduce runtime calculations");

  private static final PassSpec SPEC =
      PassSpec.of("tosa-layerwise-constant-fold", "Fold layerwise operations on constant tensors")
          .withTitle("TosaLayerwiseConstantFoldPass")
          .withDescription("""
              Evaluates transpositions and reciprocals of constants, and reductions of constant integers, then folds and
              canonicalizes the operations of the dialect. A constant with other uses remains, so that its result would
              be a second constant: such operations are folded only if the elements are all equal, reductions only with
              `aggressive-reduce-constant`. Results of dynamic shape are not folded. Linear in the elements of the
              constants.""")
          .onOperation("func.func")
          .withDialects("tosa")
          .withOptions(AGGRESSIVE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet().add(new FoldReciprocal()).add(new FoldTranspose());
    for (Reduction reduction : Reduction.values()) {
      patterns.add(new FoldReduction(reduction, options.get(AGGRESSIVE)));
    }
    FrozenPatternSet all = FrozenPatternSet.withCanonicalizationsOf("tosa", patterns);
    return (function, run) -> {
      if (!GreedyRewriter.apply(function, all, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
