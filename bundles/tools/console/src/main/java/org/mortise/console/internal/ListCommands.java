// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.analyses.dataflow.AnalysisDescription;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.documentation.OperationDocument;
import org.mortise.documentation.TextPage;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpSchema;
import org.mortise.ir.OperationName;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.ServedInterface;
import org.mortise.pipeline.Snapshot;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Lists dialects, operations, interfaces, passes, pipelines and analyses, and the bundles that provide them. */
@Component(service = ListCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=dialects",
    "osgi.command.function=ops", "osgi.command.function=interfaces", "osgi.command.function=passes",
    "osgi.command.function=pipelines", "osgi.command.function=analyses", "osgi.command.function=snapshot"})
public final class ListCommands {
  private static final String ALL = "--all";

  private final Registry registry;

  @Activate
  public ListCommands(@Reference Registry registry) {
    this.registry = registry;
  }

  @Descriptor("""
      list the dialects
      dialects

      Prints one line for each: its name, the number of its operations, and its bundle.""")
  public void dialects(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("dialects", arguments);
    Table table = new Table();
    for (Dialect dialect : sorted(registry.current())) {
      table.row(dialect.namespace(), Table.count(dialect.operationNames().size(), "operation"), Origin.of(dialect));
    }
    table.print(Streams.out(session));
  }

  private static List<Dialect> sorted(Snapshot snapshot) {
    List<Dialect> dialects = new ArrayList<>(snapshot.context().dialects());
    dialects.sort((a, b) -> a.namespace().compareTo(b.namespace()));
    return dialects;
  }

  @Descriptor("""
      list the operations of a dialect, or describe one
      ops DIALECT | OPERATION

      For a dialect: prints one line for each operation, with its name and its interfaces. For an
      operation: its documentation, with syntax, operands, results, attributes and memory effects.""")
  public void ops(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length != 1) {
      throw CommandFailure.usage("ops DIALECT | OPERATION");
    }
    String name = String.valueOf(arguments[0]);
    Snapshot snapshot = registry.current();
    OperationDocument document = OperationDocument.of(snapshot.context(), name);
    if (document != null) {
      PrintStream out = Streams.out(session);
      out.print(TextPage.of(document));
      out.flush();
      return;
    }
    operations(name, snapshot).print(Streams.out(session));
  }

  private static Table operations(String namespace, Snapshot snapshot) throws CommandFailure {
    Dialect dialect = snapshot.context().dialect(namespace);
    if (dialect == null) {
      String kind = namespace.indexOf('.') < 0 ? "dialect" : "operation";
      String note = snapshot.context().provenance().ofMissingDialect(namespace);
      throw new CommandFailure("there is no " + kind + " '" + namespace + "'" + (note == null ? "" : ": " + note)
          + "; see 'dialects' and 'why " + namespace + "'");
    }
    Table table = new Table();
    for (String name : new TreeSet<>(dialect.operationNames())) {
      table.row(name, String.join(", ", interfacesOf(snapshot.context().operationName(name))));
    }
    return table;
  }

  private static TreeSet<String> interfacesOf(OperationName operation) {
    TreeSet<String> names = new TreeSet<>();
    for (Class<? extends OpInterface> type : operation.interfaces()) {
      names.add(type.getSimpleName());
    }
    return names;
  }

  @Descriptor("""
      list the interfaces of operations and the bundles that provide them
      interfaces [OPERATION]

      With an operation: its interfaces. Without: all interfaces, and the number of operations that each
      bundle serves.""")
  public void interfaces(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length > 1) {
      throw CommandFailure.usage("interfaces [OPERATION]");
    }
    if (arguments.length == 0) {
      allInterfaces().print(Streams.out(session));
      return;
    }
    String operation = String.valueOf(arguments[0]);
    Snapshot snapshot = registry.current();
    if (!snapshot.context().operationName(operation).isRegistered()) {
      throw new CommandFailure("there is no operation '" + operation + "'; see 'why " + operation + "'");
    }
    Table table = new Table();
    for (InterfaceAttachment attachment : snapshot.attachments()) {
      if (attachment.serves(operation)) {
        table.row(attachment.type().getSimpleName(), Origin.of(attachment.implementation()),
            attachment.implementation().getClass().getName());
      }
    }
    OperationName name = snapshot.context().operationName(operation);
    OpSchema definition = name.definition();
    for (int i = 0; i < definition.interfaceCount(); i++) {
      table.row(definition.interfaceType(i).getSimpleName(), Origin.of(name.dialect()),
          definition.implementation(i).getClass().getName());
    }
    table.print(Streams.out(session));
  }

  private Table allInterfaces() {
    Map<String, Map<String, Integer>> counts = new TreeMap<>();
    for (ServedInterface each : registry.current().interfaces()) {
      counts.computeIfAbsent(each.simpleName(), name -> new TreeMap<>())
          .merge(Origin.of(each.provider()), each.operations().size(), Integer::sum);
    }
    Table table = new Table();
    counts.forEach((type, bundles) ->
        bundles.forEach((bundle, count) -> table.row(type, bundle, Table.count(count, "operation"))));
    return table;
  }

  @Descriptor("""
      list the passes
      passes [-a] [PASS]

      Prints one line for each: its name, its summary, and its bundle; with -a also for the passes that are for
      tests of the compiler only. With the name of a pass: its description and its options.""")
  public void passes(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length > 1) {
      throw CommandFailure.usage("passes [-a] [PASS]");
    }
    Snapshot snapshot = registry.current();
    boolean all = arguments.length == 1 && String.valueOf(arguments[0]).equals("-a");
    if (arguments.length == 0 || all) {
      Table table = new Table();
      for (PassFactory pass : snapshot.passes()) {
        if (all || !PassSpec.isForTests(pass.spec().name())) {
          table.row(pass.spec().name(), pass.spec().summary(), Origin.of(pass));
        }
      }
      table.print(Streams.out(session));
      return;
    }
    PassFactory pass = snapshot.pass(String.valueOf(arguments[0]));
    if (pass == null) {
      throw new CommandFailure("there is no pass '" + arguments[0] + "'; see 'why " + arguments[0] + "'");
    }
    describe(pass, Streams.out(session));
  }

  private static void describe(PassFactory pass, PrintStream out) {
    out.println(pass.spec().name() + ": " + pass.spec().summary() + " (" + Origin.of(pass) + ")");
    if (!pass.spec().documentation().isEmpty()) {
      out.println(pass.spec().documentation());
    }
    if (pass.spec().anchor() != null) {
      out.println("runs on " + pass.spec().anchor());
    }
    if (!pass.spec().dialects().isEmpty()) {
      out.println("creates operations of " + String.join(", ", pass.spec().dialects()));
    }
    Table table = new Table();
    for (PassOption<?> option : pass.spec().options()) {
      table.row("  " + option.name() + "=" + option.metavar(), option.description(), "default " + value(option));
    }
    table.print(out);
  }

  private static <T> String value(PassOption<T> option) {
    return "'" + option.printer().apply(option.defaultValue()) + "'";
  }

  @Descriptor("""
      list the pipelines
      pipelines

      For each: its name, its summary, its bundle, and the passes that it expands to if no option is
      given.""")
  public void pipelines(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("pipelines", arguments);
    PrintStream out = Streams.out(session);
    for (PipelineProvider pipeline : registry.current().pipelines()) {
      new Table().row(pipeline.name(), pipeline.summary(), Origin.of(pipeline)).print(out);
      out.println("    " + pipeline.expand(PassOptions.parse(pipeline.options(), Map.of())));
    }
  }

  @Descriptor("""
      list the data-flow analyses
      analyses [ANALYSIS]

      Prints one line for each: its name, its summary, and its bundle. With the name of an analysis: also its kind and
      the analyses that it needs. opt --annotate-analysis=ANALYSIS prints a program with its facts, and
      graph --facts=ANALYSIS draws them.""")
  public void analyses(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length > 1) {
      throw CommandFailure.usage("analyses [ANALYSIS]");
    }
    Snapshot snapshot = registry.current();
    if (arguments.length == 0) {
      Table table = new Table();
      for (AnalysisFactory analysis : snapshot.analyses()) {
        table.row(analysis.name(), analysis.summary(), Origin.of(analysis));
      }
      table.print(Streams.out(session));
      return;
    }
    AnalysisFactory analysis = snapshot.analysis(String.valueOf(arguments[0]));
    if (analysis == null) {
      throw new CommandFailure(snapshot.unknownAnalysis(String.valueOf(arguments[0])));
    }
    AnalysisDescription description = AnalysisDescription.of(analysis);
    PrintStream out = Streams.out(session);
    out.println(analysis.name() + ": " + analysis.summary() + " (" + Origin.of(analysis) + ")");
    out.println(description.kind() + (description.required().isEmpty()
        ? "" : ", needs " + String.join(", ", description.required())));
  }

  @Descriptor("""
      show the contents of the next run
      snapshot [--all]

      A run takes a snapshot of the active bundles and keeps it to its end, whatever changes meanwhile. This shows the
      current one: the number of its parts, the contents of your bundles, with --all also those of Mortise's own, and
      the parts that are left out, with the reason.""")
  public void snapshot(CommandSession session, Object... arguments) throws CommandFailure {
    boolean all = arguments.length == 1 && (ALL.equals(arguments[0]) || "-a".equals(arguments[0]));
    if (arguments.length > 0 && !all) {
      throw CommandFailure.usage("snapshot [--all]");
    }
    Snapshot snapshot = registry.current();
    PrintStream out = Streams.out(session);
    int operations = 0;
    for (Dialect dialect : snapshot.context().dialects()) {
      operations += dialect.operationNames().size();
    }
    out.println("snapshot " + Integer.toHexString(System.identityHashCode(snapshot)) + ": "
        + snapshot.context().dialects().size() + " dialects with " + operations + " operations, "
        + snapshot.interfaces().size() + " interface implementations, " + snapshot.passes().size() + " passes, "
        + snapshot.pipelines().size() + " pipelines, " + snapshot.analyses().size() + " analyses");
    Table table = new Table();
    Origin.contents(snapshot).forEach((bundle, contents) -> {
      if (all || !Origin.isOurs(bundle)) {
        table.row("  " + bundle, contents);
      }
    });
    table.print(out);
    List<String> problems = registry.problems();
    if (!problems.isEmpty()) {
      out.println("left out:");
      problems.forEach(problem -> out.println("  " + problem));
    }
  }
}
