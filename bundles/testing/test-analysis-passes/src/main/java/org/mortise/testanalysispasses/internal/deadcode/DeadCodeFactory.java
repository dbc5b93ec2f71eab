// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.deadcode;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-dead-code-analysis}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DeadCodeFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-dead-code-analysis", "Print which blocks and edges of tagged operations can be executed")
          .withLocalTitle("TestDeadCodeAnalysisPass")
          .withDescription("""
              Prints among the diagnostics, for each operation with an attribute `tag`: which blocks of its regions, and
              which edges between them, control can take if branches with constant conditions go one way only; and from
              which operations control enters its regions, and arrives at the operation after them or after a call.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return DeadCodeFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    run.markAllAnalysesPreserved();
    DataFlowSolver solver = new DataFlowSolver(root);
    solver.load(new ConstantAnalysis());
    solver.run();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      DeadCodePrinter printer = new DeadCodePrinter(solver, new FragmentPrinter(root, run.printing()), report);
      root.walk(op -> {
        if (op.getAttr("tag") instanceof StringAttr tag) {
          printer.print(op, tag.value());
        }
      });
    }
  }
}
