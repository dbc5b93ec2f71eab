// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.aliases;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.testanalysispasses.aliases.AliasPrinting;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-alias-analysis-modref}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ModRefFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-alias-analysis-modref", "Print the effects of tagged operations on tagged values")
      .withLocalTitle("TestAliasAnalysisModRefPass")
      .withDescription("""
          Prints among the diagnostics, for each operation with an attribute `test.ptr` and each value of such
          operations (their results and the arguments of their blocks), whether the operation may read or write the
          memory of the value. Costs the product of their numbers.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> AliasPrinting.printModRef(op, run, LocalAliases.create());
  }
}
