// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affinescalrep;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-scalrep}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineScalrepFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-scalrep", "Replace affine memref accesses by scalars by forwarding stores to loads and "
              + "eliminating redundant loads")
          .withTitle("AffineScalarReplacement")
          .withDescription("""
              Replaces an affine load by the value that the nearest store or load of the same element before it has,
              removes stores that a later store replaces before anyone reads, and allocations that are only written. An
              operation between two accesses counts by its effects; affine ones by the elements that they can concern.
              For each access, linear in the operations between it and the other one, besides what linear constraints
              cost.""")
          .onOperation("func.func");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> new ScalarReplacement(function, run).run();
  }
}
