// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.walks;

import com.google.auto.service.AutoService;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-defuse}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DefUseFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-print-defuse", "Print the definition of each operand and the users of each result")
      .withLocalTitle("TestPrintDefUsePass")
      .withDescription("""
          Prints to the standard output the definitions of the operands and the users of the results of each
          operation. Linear in operations and uses.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return DefUseFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    run.markAllAnalysesPreserved();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.STANDARD)) {
      root.walk(op -> print(op, report));
    }
  }

  private static void print(Operation op, ReportWriter report) {
    report.print("Visiting op '").print(op.name().name()).print("' with ").print(op.operandCount())
        .print(" operands:\n");
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand instanceof BlockArgument argument) {
        report.print("  - Operand produced by Block argument, number ").print(argument.index()).print("\n");
      } else {
        report.print("  - Operand produced by operation '").print(operand.definingOp().name().name()).print("'\n");
      }
    }
    report.print("Has ").print(op.resultCount()).print(" results:\n");
    for (int i = 0; i < op.resultCount(); i++) {
      printUses(op.result(i), report);
    }
  }

  private static void printUses(OpResult result, ReportWriter report) {
    report.print("  - Result ").print(result.index());
    if (!result.hasUses()) {
      report.print(" has no uses\n");
      return;
    }
    if (result.hasOneUse()) {
      report.print(" has a single use: ");
    } else {
      int uses = 0;
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        uses++;
      }
      report.print(" has ").print(uses).print(" uses:\n");
    }
    for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
      report.print("    - ").print(use.owner().name().name()).print("\n");
    }
  }
}
