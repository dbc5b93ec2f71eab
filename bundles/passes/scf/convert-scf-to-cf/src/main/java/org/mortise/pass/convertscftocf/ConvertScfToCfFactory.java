// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-scf-to-cf}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertScfToCfFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-scf-to-cf",
          "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG")
          .withTitle("SCFToControlFlow")
          .withDescription("""
              Replaces structured control flow by blocks and branches. A `scf.parallel` becomes a nest of sequential
              loops first. An `scf.forall` with results is an error. Operations in blocks that control cannot reach
              stay. Each operation that is replaced costs the number of operations after it in its block.""")
          .withDialects("cf", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return ScfToCf::run;
  }
}
