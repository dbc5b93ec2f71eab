// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.duplicatefunctionelimination;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code duplicate-function-elimination}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DuplicateFunctionEliminationFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("duplicate-function-elimination", "Deduplicate functions")
      .withTitle("DuplicateFunctionEliminationPass")
      .withDescription("""
          Merges functions of one symbol table that are equivalent in all aspects but their name: the first one is kept,
          all references to the others are replaced, and the others are erased. Declarations are not merged. Functions
          that become equal by the replacement are merged when the pass runs again. Nothing is changed if an
          operation of an unknown dialect may be a symbol table. If the operation that the pass runs on is itself a
          symbol, only its private functions are erased. Linear in the operations, if equal hashes are rare.""")
      .onOperation("builtin.module");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new DuplicateFunctionElimination();
  }
}
