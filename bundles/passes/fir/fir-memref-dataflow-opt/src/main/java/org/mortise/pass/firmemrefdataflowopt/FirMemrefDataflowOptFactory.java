// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.firmemrefdataflowopt;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code fir-memref-dataflow-opt}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FirMemrefDataflowOptFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of(
              "fir-memref-dataflow-opt", "Perform store/load forwarding and potentially removing dead stores.")
          .withTitle("MemRefDataFlowOpt")
          .withDescription("""
              Replaces the value of a `fir.load` by that of the nearest `fir.store` to the same address that dominates
              it. Then erases the `fir.store`s to variables on the stack (`fir.alloca`) whose values no `fir.load` of
              the variable needs.

              As in the reference, only dominance counts: neither calls, stores to aliases, nor stores on some of the
              paths between keep a load, and neither calls nor loads that the store does not dominate keep a store. Use
              it only on variables of which no address escapes and whose values do not meet.""")
          .onOperation("func.func");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return FirMemrefDataflowOptFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    DominanceInfo dominance = new DominanceInfo();
    boolean isForwarded = new StoreForwarding(dominance, run).run(root);
    boolean isErased = DeadStores.erase(root, dominance, run);
    if (!isForwarded && !isErased) {
      run.markAllAnalysesPreserved();
    }
  }
}
