// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import com.google.auto.service.AutoService;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-liveness}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LivenessFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("test-print-liveness", "Print which values are live where")
      .withLocalTitle("TestLivenessPass")
      .withDescription("""
          Prints among the diagnostics, for each block: the values that are live at its start and at its end, the
          operations at which each result is live, and the values that are live at each operation. Linear in the text,
          which shows an operation once for each value that is live there.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LivenessFactory::run;
  }

  private static void run(Operation op, PassRun run) {
    run.markAllAnalysesPreserved();
    ProgramNumbering order = new ProgramNumbering(op);
    Liveness liveness = run.get(Liveness.ANALYSIS);
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      report.print("Testing : ").print(ReportWriter.nameOf(op)).print("\n");
      new LivenessPrinter(order, liveness, new FragmentPrinter(op, run.printing()), report).print();
    }
  }
}
