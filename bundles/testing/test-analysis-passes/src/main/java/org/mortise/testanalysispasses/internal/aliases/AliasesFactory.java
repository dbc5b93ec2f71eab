// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.aliases;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.testanalysispasses.aliases.AliasPrinting;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-alias-analysis}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AliasesFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("test-alias-analysis", "Print which tagged values may alias")
      .withLocalTitle("TestAliasAnalysisPass")
      .withDescription("""
          Prints among the diagnostics, for each pair of values of operations with an attribute `test.ptr` (their
          results and the arguments of their blocks), whether they may alias. Quadratic in these values.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> AliasPrinting.printAliases(op, run, LocalAliases.create());
  }
}
