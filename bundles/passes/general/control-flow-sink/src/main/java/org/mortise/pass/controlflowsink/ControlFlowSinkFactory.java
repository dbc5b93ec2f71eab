// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.controlflowsink;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code control-flow-sink}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ControlFlowSinkFactory implements PassFactory {
  private static final PassStatistic SUNK = new PassStatistic("num-sunk", "Number of operations sunk");

  private static final PassSpec SPEC = PassSpec.of("control-flow-sink", "Sink operations into conditional blocks")
      .withTitle("ControlFlowSink")
      .withDescription("""
          Moves operations without memory effects to the start of a region that is executed at most once for each
          execution of its parent operation, if all their users are in that region, so that they are executed only
          with the region. Proceeds from the operations of a region to the definitions of their operands, innermost
          regions first, and never duplicates operations. Near-linear in operations and uses.""")
      .withStatistics(SUNK);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return ControlFlowSinkFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    RegionSinking sinking = new RegionSinking(root, run);
    int[] sunk = {0};
    root.walk(op -> {
      sunk[0] += sinking.sinkInto(op);
    });
    run.count(SUNK, sunk[0]);
    if (sunk[0] == 0) {
      run.markAllAnalysesPreserved();
    }
  }
}
