// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefemulatewideint;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pass.arithemulatewideint.WideIntPasses;
import org.osgi.service.component.annotations.Component;

/** The pass {@code memref-emulate-wide-int}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MemRefEmulateWideIntFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("memref-emulate-wide-int", "Emulate 2*N-bit integer operations using N-bit operations")
          .withTitle("MemRefEmulateWideIntPass")
          .withDescription("""
              Replaces integers of 2*N bits by vectors of two integers of N bits, the low half first, in buffers and in
              operations of `arith`, `memref` and `vector` on them. Functions keep their signatures, so that such a
              buffer must neither come from a parameter nor leave the function. Fails at globals, atomic operations and
              operations that `arith-emulate-wide-int` cannot emulate. Linear in the operations and the elements of
              constants.

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
    return WideIntPasses.create(options, WideIntBuffers::conversion);
  }
}
