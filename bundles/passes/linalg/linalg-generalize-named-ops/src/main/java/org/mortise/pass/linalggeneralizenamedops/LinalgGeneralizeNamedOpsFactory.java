// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalggeneralizenamedops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.linalg.forms.Generalization;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code linalg-generalize-named-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LinalgGeneralizeNamedOpsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("linalg-generalize-named-ops", "Convert named ops into generic ops")
          .withTitle("LinalgGeneralizeNamedOpsPass")
          .withDescription("""
              Replaces named structured operations by `linalg.generic` with the same loops, indexing maps and
              computation. Linear in the operations.""")
          .withDialects("linalg");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new Generalization()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
