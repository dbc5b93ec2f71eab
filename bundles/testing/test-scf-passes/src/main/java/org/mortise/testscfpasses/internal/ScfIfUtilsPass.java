// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.loops.RegionOutlining;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-if-utils}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfIfUtilsPass implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-if-utils", "test scf.if utils")
          .withLocalTitle("TestSCFIfUtilsPass")
          .onOperation("builtin.module")
          .withDialects("func");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      int[] count = {0};
      PatternRewriter rewriter = new PatternRewriter(op.context());
      op.walk(inner -> {
        IfOp choice = IfOp.of(inner);
        if (choice == null) {
          return;
        }
        int number = count[0]++;
        RegionOutlining.outline(choice.thenRegion(), inner.location(), "outlined_then" + number, rewriter);
        if (!choice.elseRegion().isEmpty()) {
          RegionOutlining.outline(choice.elseRegion(), inner.location(), "outlined_else" + number, rewriter);
        }
      });
    };
  }
}
