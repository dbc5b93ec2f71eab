// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loweraffine;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code lower-affine}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerAffineFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("lower-affine", "Lower Affine operations to a combination of Standard and SCF operations")
          .withTitle("ConvertAffineToStandard")
          .withDescription("""
              Replaces affine loops and conditions by those of `scf`, affine accesses by accesses at computed indices,
              and affine maps by arithmetic. Operations of other dialects than `arith`, `memref`, `scf` and `vector` are
              folded on the way. Operations in unreachable blocks stay. Division by a constant that is not positive is an
              error. Linear in the operations and their maps.""")
          .withDialects("memref", "scf", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> new AffineLowering(run).run(op);
  }
}
