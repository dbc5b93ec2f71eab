// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code cse}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CseFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("cse", "Eliminate common sub-expressions")
      .withTitle("CSE")
      .onParts()
      .withDescription("""
          Replaces an operation by an earlier one with the same computation and operands that dominates it, and erases
          unused operations. Operations must be free of memory effects, or only read memory that no operation in
          between, in the same block, writes. Operations with a region of several blocks, unregistered operations and
          terminators are kept. Near-linear in the operations and control-flow edges.""")
      .withStatistics(CsePass.REPLACED, CsePass.DEAD);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new CsePass();
  }
}
