// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.sccp;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code sccp}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SccpFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("sccp", "Sparse Conditional Constant Propagation")
      .withTitle("SCCP")
      .withDescription("""
          Finds the values that are constant in every execution, across branches, regions and calls of private
          functions, under the assumption that branches with constant conditions go one way only. Replaces them by
          constants at the start of the isolated region, and erases operations that are dead then. Branches and
          unreachable code are left to canonicalize. Linear in operations, operands and control-flow edges.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return SccpFactory::run;
  }

  private static void run(Operation op, PassRun run) {
    DataFlowSolver solver = new DataFlowSolver(op);
    ConstantAnalysis constants = solver.load(new ConstantAnalysis());
    solver.run();
    new ConstantReplacement(op.context(), constants, run).replaceIn(op);
  }
}
