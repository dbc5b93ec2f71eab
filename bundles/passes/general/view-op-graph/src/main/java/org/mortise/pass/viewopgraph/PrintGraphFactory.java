// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisCatalog;
import org.mortise.analyses.dataflow.FactAttributes;
import org.mortise.analyses.graphs.AliasGraph;
import org.mortise.analyses.graphs.CallDrawing;
import org.mortise.analyses.graphs.ControlFlowGraph;
import org.mortise.analyses.graphs.NodeFacts;
import org.mortise.analyses.graphs.OperationLabels;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.text.FileReason;
import org.osgi.service.component.annotations.Component;

/** The pass {@code print-graph}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PrintGraphFactory implements PassFactory {
  private static final String STANDARD_OUTPUT = "-";
  private static final String SYMBOL = "%s";

  private static final PassOption<GraphKind> KIND = PassOption.choice(
      "kind", GraphKind.CONTROL_FLOW, GraphKind::text, GraphKind::meaning, "Kind of the graph");
  private static final PassOption<String> FILE = PassOption.string("file", "",
      "Where the graph is written: a file, in whose name %s stands for the symbol of the operation that the pass "
          + "runs on; - for the standard output; nothing for the messages");
  private static final PassOption<Boolean> ONLY_NAMES =
      PassOption.flag("only-names", false, "Draw blocks without the operations in them");
  private static final PassOption<Long> MAX_LABEL_LENGTH =
      PassOption.integer("max-label-len", 60, "Limit the text of operations, attributes and types to number of chars");
  private static final PassOption<String> FACTS =
      PassOption.string("facts", "", "Show the facts of the analysis with this name, such as integer-ranges");

  private static final PassSpec SPEC = PassSpec.of("print-graph", "Print a Graphviz graph, also to a file")
      .withOptions(KIND, FILE, ONLY_NAMES, MAX_LABEL_LENGTH, FACTS,
          ViewOpGraphFactory.ATTRIBUTES, ViewOpGraphFactory.CONTROL_FLOW, ViewOpGraphFactory.DATA_FLOW,
          ViewOpGraphFactory.RESULT_TYPES)
      .withDescription("""
          Writes a graph of the operation in the DOT language. The options named print-... apply to graphs of
          operations, only-names applies to control flow, facts to both. Linear in the text, and the cost of the
          analysis.""");

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
    String problem = problemWithFacts(op, options);
    if (problem != null) {
      run.emit(Diagnostic.error(UnknownLoc.of(op.context()), problem));
      return;
    }
    String file = options.get(FILE);
    if (file.isEmpty() || file.equals(STANDARD_OUTPUT)) {
      PassOutput.Channel channel = file.isEmpty() ? PassOutput.Channel.DIAGNOSTIC : PassOutput.Channel.STANDARD;
      try (ReportWriter report = new ReportWriter(run, channel)) {
        Dot dot = new Dot(report::print);
        draw(op, dot, run, options);
        dot.finish();
      }
      return;
    }
    StringBuilder text = new StringBuilder();
    Dot dot = new Dot(text::append);
    draw(op, dot, run, options);
    dot.finish();
    String name = file.replace(SYMBOL, ReportWriter.nameOf(op));
    try {
      Files.writeString(run.resolve(name), text, StandardCharsets.ISO_8859_1);
    } catch (IOException | InvalidPathException broken) {
      String message = "cannot open output file '" + name + "': " + FileReason.of(broken);
      run.emit(Diagnostic.error(UnknownLoc.of(op.context()), message)); // the error has no place in the program
    }
  }

  private static @Nullable String problemWithFacts(Operation op, PassOptions options) {
    String name = options.get(FACTS);
    if (name.isEmpty()) {
      return null;
    }
    GraphKind kind = options.get(KIND);
    if (kind != GraphKind.CONTROL_FLOW && kind != GraphKind.OPERATIONS) {
      return "the option facts applies to graphs of the kinds '" + GraphKind.CONTROL_FLOW.text() + "' and '"
          + GraphKind.OPERATIONS.text() + "'";
    }
    AnalysisCatalog catalog = AnalysisCatalog.of(op.context());
    return catalog.analysis(name) == null ? catalog.unknownAnalysis(name) : null;
  }

  private static @Nullable NodeFacts factsOf(Operation op, String name) {
    return name.isEmpty()
        ? null : new NodeFacts(name, new FactAttributes(AnalysisCatalog.of(op.context()).run(name, op)));
  }

  private static void draw(Operation op, Dot dot, PassRun run, PassOptions options) {
    int length = (int) Math.max(0, Math.min(Integer.MAX_VALUE, options.get(MAX_LABEL_LENGTH)));
    OperationLabels labels = new OperationLabels(
        options.get(ViewOpGraphFactory.RESULT_TYPES), options.get(ViewOpGraphFactory.ATTRIBUTES), length,
        factsOf(op, options.get(FACTS)));
    switch (options.get(KIND)) {
      case CONTROL_FLOW -> new ControlFlowGraph(dot, labels, options.get(ONLY_NAMES)).draw(op, run.printing());
      case ALIASES -> new AliasGraph(dot).draw(op, run.printing());
      case CALLS -> new CallDrawing(dot).draw(op);
      case OPERATIONS -> new OperationGraph(dot, labels, options.get(ViewOpGraphFactory.DATA_FLOW),
          options.get(ViewOpGraphFactory.CONTROL_FLOW)).draw(op);
    }
  }
}
