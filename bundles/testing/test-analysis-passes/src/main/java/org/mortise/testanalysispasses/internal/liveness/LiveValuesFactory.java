// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.LiveValueAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-liveness-analysis}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LiveValuesFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-liveness-analysis", "Print which operands and results of tagged operations are live")
          .withLocalTitle("TestLivenessAnalysisPass")
          .withDescription("""
              Prints to the standard output, for each operation with an attribute `tag`, whether its operands and
              results are live: used by an operation with memory effects, or needed to compute such a value. Linear in
              operations, operands and edges.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LiveValuesFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    run.markAllAnalysesPreserved();
    LiveValueAnalysis values = LiveValueAnalysis.withUnneededArguments(root);
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.STANDARD)) {
      root.walk(op -> {
        if (op.getAttr("tag") instanceof StringAttr tag) {
          print(op, tag.value(), values, report);
        }
      });
    }
  }

  private static void print(Operation op, String tag, LiveValueAnalysis values, ReportWriter report) {
    report.print("test_tag: ").print(tag).print(":\n");
    for (int i = 0; i < op.operandCount(); i++) {
      report.print(" operand #").print(i).print(values.isLive(op.operand(i)) ? ": live\n" : ": not live\n");
    }
    for (int i = 0; i < op.resultCount(); i++) {
      report.print(" result #").print(i).print(values.isLive(op.result(i)) ? ": live\n" : ": not live\n");
    }
  }
}
