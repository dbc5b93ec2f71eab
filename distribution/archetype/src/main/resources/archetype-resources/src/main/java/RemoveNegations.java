// SPDX-License-Identifier: Apache-2.0
package ${package};

import ${package}.SignAnalysis.Sign;
import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code ${dialect}-remove-negations}: replaces the negation of zero by its operand. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RemoveNegations implements PassFactory {
  private static final PassStatistic REMOVED = new PassStatistic("num-removed", "Number of negations removed");

  private static final PassSpec SPEC = PassSpec.of("${dialect}-remove-negations", "Remove negations of zero")
      .withStatistics(REMOVED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return RemoveNegations::run;
  }

  private static void run(Operation root, PassRun run) {
    DataFlowSolver solver = new DataFlowSolver(root);
    SignAnalysis signs = solver.load(new SignAnalysis());
    solver.run();
    List<NegateOp> removable = new ArrayList<>();
    root.walk(op -> {
      NegateOp negation = NegateOp.of(op);
      if (negation != null && signs.lookup(negation.value()) == Sign.ZERO) {
        removable.add(negation);
      }
    });
    for (NegateOp negation : removable) {
      negation.result().replaceAllUsesWith(negation.value());
      negation.operation().erase();
    }
    run.count(REMOVED, removable.size());
    if (removable.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }
}
