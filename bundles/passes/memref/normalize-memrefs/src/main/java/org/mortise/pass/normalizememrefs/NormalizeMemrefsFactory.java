// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.normalizememrefs;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code normalize-memrefs}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class NormalizeMemrefsFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("normalize-memrefs", "Normalize memrefs")
      .withTitle("NormalizeMemRefs")
      .withDescription("""
          Replaces memrefs with a layout by memrefs with the identity layout: allocations, arguments and results of
          functions, calls of these, and results of operations with the trait `MEMREFS_NORMALIZABLE`. Affine accesses
          apply the layout to their indices. A memref with dynamic sizes is replaced only if its layout divides
          dimensions into tiles. Functions with a memref that has other users remain as they are, and so do their
          callers and callees. Linear in the operations and the calls, besides the cost of the sizes of a layout.""")
      .withDialects("affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> new ModuleNormalization(op, run).run();
  }
}
