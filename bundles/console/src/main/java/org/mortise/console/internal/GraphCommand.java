// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.console.Program;
import org.mortise.ir.Operation;
import org.mortise.ir.diagnostics.DiagnosticPrinter;
import org.mortise.ir.text.IRParser;
import org.mortise.ir.text.ParserOptions;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Registry;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code graph}: control flow, or what bundles get from one another, in the language of Graphviz. */
@Component(service = GraphCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=graph"})
public final class GraphCommand {
  private static final String USAGE = "graph (FILE | PROGRAM | bundles) [FUNCTION] [-o OUT]";

  private final Registry registry;
  private final BundleContext bundles;

  @Activate
  public GraphCommand(@Reference Registry registry, BundleContext bundles) {
    this.registry = registry;
    this.bundles = bundles;
  }

  @Descriptor("""
      print a graph for Graphviz
      graph (FILE | PROGRAM) [FUNCTION] [-o OUT]
      graph bundles [-o OUT]

      The blocks of each function and the control flow between them, a box per block with its operations; dashed arrows
      lead to the regions of an operation. Or the bundles, and which of them uses packages of which.
        graph in.mlir f -o f.dot""")
  public void graph(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<Object> rest = new ArrayList<>(Arrays.asList(arguments));
    String output = Arguments.take(rest, "-o", USAGE);
    if (rest.isEmpty() || rest.size() > 2) {
      throw CommandFailure.usage(USAGE);
    }
    String text = rest.size() == 1 && rest.get(0).equals("bundles")
        ? new BundleGraph(bundles).toString()
        : controlFlow(session, rest);
    if (output != null) {
      WholeFile.write(session, output, text.getBytes(StandardCharsets.UTF_8), false);
      return;
    }
    PrintStream out = Streams.out(session);
    out.print(text);
    out.flush();
  }

  private String controlFlow(CommandSession session, List<Object> arguments) throws CommandFailure, IOException {
    Program program = Inputs.read(session, arguments.get(0));
    SourceText source = SourceText.of(program.name(), program.bytes());
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(source);
    PrintStream err = Streams.err(session);
    Operation module = IRParser.parse(source, registry.current().context(), ParserOptions.STRICT,
        diagnostic -> err.print(printer.print(diagnostic)));
    err.flush();
    if (module == null) {
      throw CommandFailure.told();
    }
    ControlFlowText graph = new ControlFlowText(arguments.size() == 1 ? null : String.valueOf(arguments.get(1)));
    graph.add(module);
    if (graph.isEmpty() && arguments.size() == 2) {
      throw new CommandFailure("there is no function '" + arguments.get(1) + "' in " + program.name());
    }
    return graph.toString();
  }
}
