// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.loops.ZeroTripCheck;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-wrap-scf-while-loop-in-zero-trip-check}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class WrapScfWhileLoopInZeroTripCheckPass implements PassFactory {
  private static final PassOption<Boolean> FORCE =
      PassOption.flag("force-create-check", false, "Force to create zero-trip-check.");
  private static final PassSpec SPEC =
      PassSpec.of("test-wrap-scf-while-loop-in-zero-trip-check", "test scf::wrapWhileLoopInZeroTripCheck")
          .withLocalTitle("TestWrapWhileLoopInZeroTripCheckPass")
          .onOperation("func.func")
          .withOptions(FORCE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean force = options.get(FORCE);
    return (op, run) -> op.walk(inner -> {
      WhileOp loop = WhileOp.of(inner);
      if (loop != null) {
        ZeroTripCheck.wrap(loop, force, new PatternRewriter(inner.context()));
      }
    });
  }
}
