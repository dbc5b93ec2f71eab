// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.abstractresult;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code abstract-result}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AbstractResultFactory implements PassFactory {
  private static final PassOption<Boolean> AS_BOX = PassOption.flag("abstract-result-as-box", false,
      "Pass fir.array<T> result as fir.box<fir.array<T>> argument instead of fir.ref<fir.array<T>>.");

  private static final PassSpec SPEC =
      PassSpec.of("abstract-result", "Convert fir.array, fir.box and fir.rec function result to function argument")
          .withTitle("AbstractResultOpt")
          .withDescription("""
              Procedures that return an array, a derived type or a descriptor get the memory for it as their first
              argument, and calls pass the memory of their `fir.save_result`. A variable that all returns load last
              becomes that memory; otherwise the result is stored to it. The C addresses of `iso_c_binding` are
              returned as references. Linear in the operations.""")
          .withPreconditions(ResultConversion.ONE_USER, ResultConversion.SAVED, ResultConversion.KNOWN_MEMORY)
          .withDialects("fir", "func")
          .withOptions(AS_BOX);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    AbstractResults results = new AbstractResults(options.get(AS_BOX));
    return (op, run) -> new ResultConversion(results, run).convert(op);
  }
}
