// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import com.google.auto.service.AutoService;
import org.mortise.analyses.graphs.OperationLabels;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code view-op-graph}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ViewOpGraphFactory implements PassFactory {
  private static final PassOption<Long> MAX_LABEL_LENGTH =
      PassOption.integer("max-label-len", 20, "Limit attribute/type length to number of chars");
  static final PassOption<Boolean> ATTRIBUTES =
      PassOption.flag("print-attrs", true, "Print attributes of operations");
  static final PassOption<Boolean> CONTROL_FLOW =
      PassOption.flag("print-control-flow-edges", false, "Print control flow edges");
  static final PassOption<Boolean> DATA_FLOW =
      PassOption.flag("print-data-flow-edges", true, "Print data flow edges");
  static final PassOption<Boolean> RESULT_TYPES =
      PassOption.flag("print-result-types", true, "Print result types of operations");

  private static final PassSpec SPEC = PassSpec.of("view-op-graph", "Print Graphviz visualization of an operation")
      .withTitle("ViewOpGraph")
      .withOptions(MAX_LABEL_LENGTH, ATTRIBUTES, CONTROL_FLOW, DATA_FLOW, RESULT_TYPES)
      .withDescription("""
          Prints a graph in the DOT language among the diagnostics: operations are nodes, operations with regions and
          blocks are clusters, uses of values are edges, and dashed edges show the order in blocks. To write it to a
          file, and for other graphs, see `print-graph`. If the pass runs on several operations, the nodes of each
          graph are numbered from the start; the reference continues with the numbers and repeats the edges of the
          previous graph of the thread. Linear in the text.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> run(op, run, options);
  }

  private static void run(Operation op, PassRun run, PassOptions options) {
    run.markAllAnalysesPreserved();
    int length = (int) Math.max(0, Math.min(Integer.MAX_VALUE, options.get(MAX_LABEL_LENGTH)));
    OperationLabels labels = new OperationLabels(options.get(RESULT_TYPES), options.get(ATTRIBUTES), length, null);
    try (ReportWriter report = new ReportWriter(run, PassOutput.Channel.DIAGNOSTIC)) {
      Dot dot = new Dot(report::print);
      new OperationGraph(dot, labels, options.get(DATA_FLOW), options.get(CONTROL_FLOW)).draw(op);
      dot.finish();
    }
  }
}
