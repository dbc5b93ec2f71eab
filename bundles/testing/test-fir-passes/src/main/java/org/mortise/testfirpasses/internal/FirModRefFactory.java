// SPDX-License-Identifier: Apache-2.0
package org.mortise.testfirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.alias.FirAliasAnalysis;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.testanalysispasses.aliases.AliasPrinting;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-fir-alias-analysis-modref}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FirModRefFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-fir-alias-analysis-modref", "Test alias analysis ModRef results.")
          .withLocalTitle("TestFIRAliasAnalysisModRefPass")
          .withDescription("""
              Prints among the diagnostics how operations with an attribute `test.ptr` access their values, by the
              relation of the memory of Fortran variables. Costs the product of their numbers.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> AliasPrinting.printModRef(op, run, new FirAliasAnalysis());
  }
}
