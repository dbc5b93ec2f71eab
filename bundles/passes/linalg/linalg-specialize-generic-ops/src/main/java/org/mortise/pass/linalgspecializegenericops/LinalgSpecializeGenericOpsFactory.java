// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalgspecializegenericops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.linalg.forms.Specialization;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code linalg-specialize-generic-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LinalgSpecializeGenericOpsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("linalg-specialize-generic-ops", "Convert generic ops back to named ops")
          .withTitle("LinalgSpecializeGenericOpsPass")
          .withDescription("""
              Replaces `linalg.generic` by the named operation that computes the same: `linalg.copy`, `fill`, `transpose`
              and `broadcast`; `exp`, `add`, `sub`, `mul` and `div` of floating-point elements with identity indexing
              maps; `matmul`, `batch_matmul` and their variants with a transposed operand. The body is compared with that of the named
              operation; only flags that permit imprecise results, unused computations and the order of the operands of
              commutative operations may differ. Attributes of the operation are dropped. Linear in the operations.""")
          .withDialects("linalg");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(new Specialization()));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
