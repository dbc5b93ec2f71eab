// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-emulate-wide-int}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithEmulateWideIntFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("arith-emulate-wide-int",
      "Emulate 2*N-bit integer operations using N-bit operations")
      .withTitle("ArithEmulateWideInt")
      .withDescription("""
          Replaces integers of 2*N bits by vectors of two integers of N bits, the low half first, in the signatures of
          functions, in calls and returns, and in operations of `arith` and `vector`. Vectors of such integers get one
          more dimension. Fails at operations that it cannot emulate, such as divisions. Linear in the operations and
          the elements of constants.

          Preconditions:
          1. N is a power of two and at least 2.""")
      .withDialects("vector")
      .withOptions(WideIntPasses.WIDTH);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return WideIntPasses.create(options, WideIntEmulation::conversion);
  }
}
