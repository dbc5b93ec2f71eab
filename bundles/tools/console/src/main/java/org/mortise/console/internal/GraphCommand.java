// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.mortise.pipeline.Registry;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code graph}: prints a program, or the wiring of bundles, in Graphviz's language. */
@Component(service = GraphCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=graph"})
public final class GraphCommand {
  private static final String PAGE = ".html";
  private static final String KIND = "kind";
  private static final List<String> PICTURES = List.of("control-flow", "aliases", "calls");
  private static final String USAGE = "graph [--OPTION=VALUE...] (FILE | PROGRAM | bundles) [FUNCTION] [-o OUT]";

  private final Registry registry;
  private final ReportCommand pages;
  private final BundleContext bundles;

  @Activate
  public GraphCommand(@Reference Registry registry, @Reference ReportCommand pages, BundleContext bundles) {
    this.registry = registry;
    this.pages = pages;
    this.bundles = bundles;
  }

  @Descriptor("""
      print a graph for Graphviz, or write a page with pictures
      graph [--kind=KIND] [--OPTION=VALUE...] (FILE | PROGRAM) [FUNCTION] [-o OUT]
      graph bundles [-o OUT]

      KIND is
        control-flow  blocks and branches; dashed edges enter and leave regions (the default)
        aliases       buffers and their may-alias edges
        calls         functions and their callees
        operations    operations and uses of values
      The options are those of the pass print-graph, such as --only-names, --max-label-len=20 or
      --facts=integer-ranges; opt --help lists them.
      graph bundles prints which bundles use packages of which. If OUT ends in .html, it is a page for a browser with the
      graphs of control flow, aliases and calls; KIND and FUNCTION select the one that the printed address opens.
        graph --kind=aliases in.mlir f -o f.dot""")
  public void graph(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<Object> rest = new ArrayList<>();
    Map<String, String> options = new HashMap<>();
    for (Object argument : arguments) {
      if (argument instanceof CharSequence text && text.toString().startsWith("--")) {
        int equals = text.toString().indexOf('=');
        options.put(text.toString().substring(2, equals < 0 ? text.length() : equals),
            equals < 0 ? "" : text.toString().substring(equals + 1));
      } else {
        rest.add(argument);
      }
    }
    String output = Arguments.take(rest, "-o", USAGE);
    boolean ofBundles = rest.size() == 1 && rest.get(0) != null && rest.get(0).toString().equals("bundles");
    if (rest.isEmpty() || rest.size() > 2 || ofBundles && !options.isEmpty() || options.containsKey("file")) {
      throw CommandFailure.usage(USAGE);
    }
    if (output != null && output.endsWith(PAGE)) {
      if (ofBundles) {
        throw new CommandFailure("the graph of bundles is text for Graphviz, and not a page");
      }
      writePage(session, rest.get(0), rest.size() == 1 ? null : rest.get(1).toString(), options, output);
      return;
    }
    byte[] text = ofBundles
        ? new BundleGraph(bundles).toString().getBytes(StandardCharsets.UTF_8)
        : draw(session, Inputs.read(session, rest.get(0)), rest.size() == 1 ? null : rest.get(1).toString(), options);
    if (output != null) {
      WholeFile.write(session, output, text, false);
      return;
    }
    PrintStream out = Streams.out(session);
    out.write(text);
    out.flush();
  }

  private void writePage(CommandSession session, Object argument, @Nullable String function,
      Map<String, String> options, String output) throws CommandFailure, IOException {
    String part = part(function, options);
    Object program = argument;
    if (function != null) {
      Program read = Inputs.read(session, argument);
      ProgramGraph graph = new ProgramGraph(registry.current(), read, Streams.err(session));
      try (Progress progress = new Progress(session)) {
        progress.run(() -> {
          graph.check(function);
          return null;
        }, 0);
      }
      program = "-".equals(String.valueOf(argument)) ? read : argument; // the piped input can be read once
    }
    pages.write(session, program, output, part);
  }

  /** Returns the part of a page that shows a graph. */
  private static String part(@Nullable String function, Map<String, String> options) throws CommandFailure {
    String kind = options.getOrDefault(KIND, function == null ? "calls" : "control-flow");
    if (!PICTURES.contains(kind) || options.size() > 1 || options.size() == 1 && !options.containsKey(KIND)) {
      throw new CommandFailure("for a page, graph has only the option --kind, which is one of " + PICTURES);
    }
    if (function == null) {
      return "#graph=" + kind;
    }
    String name = URLEncoder.encode("@" + function, StandardCharsets.UTF_8).replace("+", "%20");
    return "#f=" + name + "&graph=" + kind;
  }

  private byte[] draw(
      CommandSession session, Program program, @Nullable String function, Map<String, String> options)
      throws CommandFailure, IOException {
    ProgramGraph graph = new ProgramGraph(registry.current(), program, Streams.err(session));
    try (Progress progress = new Progress(session)) {
      return progress.run(() -> graph.draw(function, options), 0);
    }
  }
}
