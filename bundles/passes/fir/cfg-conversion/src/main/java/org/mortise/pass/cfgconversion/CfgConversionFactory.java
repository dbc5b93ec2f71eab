// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code cfg-conversion}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CfgConversionFactory implements PassFactory {
  private static final PassOption<Boolean> AT_LEAST_ONCE = PassOption.flag(
      "always-execute-loop-body", false, "force the body of a loop to execute at least once");
  private static final PassOption<Boolean> NO_WRAP =
      PassOption.flag("set-nsw", false, "set nsw on loop variable increment");

  private static final PassSpec SPEC =
      PassSpec.of("cfg-conversion", "Convert FIR structured control flow ops to CFG ops.")
          .withTitle("CFGConversion")
          .withDescription("""
              Replaces `fir.do_loop`, `fir.iterate_while` and `fir.if` by blocks and branches. Operations in blocks that
              control cannot reach stay as they are. Linear in the operations.""")
          .withOptions(AT_LEAST_ONCE, NO_WRAP);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DoLoopLowering loops = new DoLoopLowering(options.get(AT_LEAST_ONCE), options.get(NO_WRAP));
    IterWhileLowering searches = new IterWhileLowering(options.get(NO_WRAP));
    return (op, run) -> {
      if (!new CfgConversion(loops, searches).run(op)) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
