// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import com.google.auto.service.AutoService;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-written-to}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class WrittenToFactory implements PassFactory {
  private static final PassOption<Boolean> FUNCTIONS_WRITE = PassOption.flag(
      "assume-func-writes", false, "assume external functions have write effect on all arguments");
  private static final PassSpec SPEC =
      PassSpec.of("test-written-to", "Print the stores that the values of tagged operations flow into")
      .withLocalTitle("TestWrittenToPass")
      .withDescription("""
          Prints to the standard output, for each operation with an attribute `tag`, the attributes `tag_name` of the
          stores into which its operands and results flow, and the branches and calls that they decide. Near-linear in
          operations, operands and edges.""")
      .withOptions(FUNCTIONS_WRITE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean functionsWrite = options.get(FUNCTIONS_WRITE);
    return (root, run) -> run(root, functionsWrite, run);
  }

  private static void run(Operation root, boolean functionsWrite, PassRun run) {
    run.markAllAnalysesPreserved();
    DataFlowSolver solver = new DataFlowSolver(root);
    WrittenTo writes = new WrittenTo(root, functionsWrite);
    solver.load(writes);
    solver.run();
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.STANDARD)) {
      root.walk(op -> {
        if (op.getAttr("tag") instanceof StringAttr tag) {
          report.print("test_tag: ").print(tag.value()).print(":\n");
          for (int i = 0; i < op.operandCount(); i++) {
            print(" operand #", i, op.operand(i), writes, report);
          }
          for (int i = 0; i < op.resultCount(); i++) {
            print(" result #", i, op.result(i), writes, report);
          }
        }
      });
    }
  }

  private static void print(String kind, int index, Value value, WrittenTo writes, ReportWriter report) {
    String names = String.join(" ", writes.namesOf(value));
    report.print(kind).print(index).print(": [").print(names).print("]\n");
  }
}
