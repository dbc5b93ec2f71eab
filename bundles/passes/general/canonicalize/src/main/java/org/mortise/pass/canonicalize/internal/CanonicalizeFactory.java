// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.canonicalize.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code canonicalize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CanonicalizeFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("canonicalize", "Canonicalize operations")
      .withTitle("Canonicalizer")
      .withDescription("""
          Applies the folders and canonicalization patterns of all operations until nothing changes or a limit is
          reached, collects constants at the start of isolated regions, and simplifies the control flow of regions.
          Unreachable code is erased and not rewritten. Reaching a limit is an error only if test-convergence
          is set.""")
      .withOptions(CanonicalizePass.TOP_DOWN, CanonicalizePass.REGION_SIMPLIFY, CanonicalizePass.MAX_ITERATIONS,
          CanonicalizePass.MAX_REWRITES, CanonicalizePass.TEST_CONVERGENCE, CanonicalizePass.DISABLE_PATTERNS,
          CanonicalizePass.ENABLE_PATTERNS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new CanonicalizePass(options);
  }
}
