// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-expand}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithExpandFactory implements PassFactory {
  private static final PassOption<Boolean> INCLUDE_BF16 =
      PassOption.flag("include-bf16", false, "Enable the BF16 expansion patterns");

  private static final PassSpec SPEC =
      PassSpec.of("arith-expand", "Legalize Arith ops to be convertible to LLVM.")
          .withTitle("ArithExpandOpsPass")
          .withDescription("""
              Replaces divisions that round up or down, minima and maxima by comparisons and simpler arithmetic; with
              `include-bf16` also the conversions between `bf16` and `f32`. Operations of other dialects than `arith`
              are folded on the way. Linear in the operations.""")
          .withOptions(INCLUDE_BF16)
          .withDialects("vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    ArithExpansion expansion = new ArithExpansion(options.get(INCLUDE_BF16));
    return expansion::run;
  }
}
