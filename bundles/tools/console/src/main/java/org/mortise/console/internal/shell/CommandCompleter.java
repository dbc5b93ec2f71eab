// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.console.internal.CommandNames;
import org.mortise.console.internal.FunctionNames;
import org.mortise.console.internal.Inputs;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.LogLevels;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/** Completes commands, passes, flags and their values, analyses, dialects, operations, variables and files. */
final class CommandCompleter implements Completer {
  private static final String FACTS = "facts";
  private static final Set<String> DEBUG_FLAGS = Set.of("entry", "args");
  private static final Set<String> SEPARATORS = Set.of("|", ";", "(", "{");

  private final BundleContext bundles;
  private final Registry registry;
  private final CommandSession session;

  CommandCompleter(BundleContext bundles, Registry registry, CommandSession session) {
    this.bundles = bundles;
    this.registry = registry;
    this.session = session;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    List<String> words = line.words().subList(0, line.wordIndex());
    int start = words.size();
    while (start > 0 && !isEnd(words.get(start - 1))) {
      start--;
    }
    String word = line.word().substring(0, Math.min(line.wordCursor(), line.word().length()));
    if (start > 0 && words.get(start - 1).startsWith("(")) {
      start--; // p = (opt ...
    }
    if (start == words.size()) {
      String before = word.startsWith("(") ? "(" : "";
      CommandNames.all(bundles).forEach(name -> add(candidates, before + name));
      return;
    }
    String command = words.get(start).startsWith("(") ? words.get(start).substring(1) : words.get(start);
    List<String> arguments = new ArrayList<>(words.subList(start + 1, words.size()));
    int position = arguments.size() + 1;
    String before = position == 1 ? "" : arguments.get(position - 2);
    for (String after : line.words().subList(line.wordIndex() + 1, line.words().size())) {
      if (isEnd(after)) {
        break;
      }
      arguments.add(after);
    }
    completeArgument(command, position, before, word, arguments, candidates);
  }

  private static boolean isEnd(String word) {
    return SEPARATORS.contains(word) || word.startsWith("(") || word.endsWith(";");
  }

  /** @param arguments the other words of the command */
  private void completeArgument(String command, int position, String before, String word, List<String> arguments,
      List<Candidate> candidates) {
    if (word.startsWith("$")) {
      variables(candidates);
      return;
    }
    Snapshot snapshot = registry.current();
    switch (command.startsWith("mortise:") ? command.substring("mortise:".length()) : command) {
      case "help" -> CommandNames.all(bundles).forEach(name -> add(candidates, name));
      case "ops" -> dialects(snapshot, candidates);
      case "interfaces" -> operations(snapshot, candidates);
      case "passes" -> passes(snapshot, "", candidates);
      case "analyses" -> analyses(snapshot, "", candidates);
      case "why" -> {
        analyses(snapshot, "", candidates);
        dialects(snapshot, candidates);
        passes(snapshot, "", candidates);
        operations(snapshot, candidates);
        bundles(candidates);
      }
      case "start", "stop", "uninstall" -> bundles(candidates);
      case "update" -> {
        if (position == 1) {
          bundles(candidates);
        } else {
          files(word, candidates);
        }
      }
      case "opt" -> opt(snapshot, before, word, candidates);
      case "execute" -> flags(tool("run"), before, word, arguments, candidates);
      case "import" -> flags(tool("import"), before, word, arguments, candidates);
      case "debug" -> flags(tool("run").only(DEBUG_FLAGS), before, word, arguments, candidates);
      case "validate" -> {
        if (position == 1) {
          pipeline(snapshot, word, candidates);
        } else {
          opt(snapshot, before, word, candidates);
        }
      }
      case "graph" -> {
        if (word.startsWith("-")) {
          graphOptions(snapshot, word, candidates);
        } else {
          add(candidates, "bundles");
          files(word, candidates);
        }
      }
      case "log" -> {
        if (position == 1) {
          LogLevels.all().keySet().forEach(name -> add(candidates, name));
        } else {
          LogLevels.NAMES.forEach(level -> add(candidates, level));
        }
      }
      case "run", "watch", "report" -> {
        if (position == 1) {
          pipeline(snapshot, word, candidates);
        } else {
          files(word, candidates);
        }
      }
      default -> files(word, candidates);
    }
  }

  private static void pipeline(Snapshot snapshot, String word, List<Candidate> candidates) {
    passes(snapshot, word.substring(0, Math.max(word.lastIndexOf(','), word.lastIndexOf('(')) + 1), candidates);
  }

  /** Adds flags and their values; files for another word. */
  private void flags(FlagTable table, String before, String word, List<String> arguments, List<Candidate> candidates) {
    FlagCompletion flags = new FlagCompletion(table, names -> named(names, arguments));
    if (word.startsWith("-") || flags.isValue(before)) {
      candidates.addAll(flags.candidates(before, word));
    } else {
      files(word, candidates);
    }
  }

  /** Returns the things of a kind that exist. */
  private List<String> named(Flag.Names names, List<String> arguments) {
    Snapshot snapshot = registry.current();
    return switch (names) {
      case FUNCTION -> FunctionNames.of(session, arguments, snapshot.withOwnContext().context());
      case ANALYSES -> snapshot.analyses().stream().map(AnalysisFactory::name).toList();
      case PASSES -> snapshot.passes().stream().map(pass -> pass.spec().name())
          .filter(name -> !PassSpec.isForTests(name)).toList();
      default -> List.of();
    };
  }

  private void opt(Snapshot snapshot, String before, String word, List<Candidate> candidates) {
    int equals = word.indexOf('=');
    if (equals > 0 && word.startsWith("-")) {
      options(snapshot, word, word.substring(word.startsWith("--") ? 2 : 1, equals), candidates);
    }
    if (equals < 0 && word.startsWith("-")) {
      passes(snapshot, "--", candidates);
    }
    flags(tool("opt"), before, word, List.of(), candidates);
  }

  private static void options(Snapshot snapshot, String word, String name, List<Candidate> candidates) {
    PassFactory pass = snapshot.pass(name);
    PipelineProvider pipeline = snapshot.pipeline(name);
    List<PassOption<?>> options = pass != null ? pass.spec().options() : pipeline != null ? pipeline.options()
        : List.of();
    String before = word.substring(0, word.indexOf('=') + 1);
    for (PassOption<?> option : options) {
      String text = before + option.name() + "=";
      option.choices().forEach((choice, meaning) -> candidates.add(candidate(text + choice, meaning)));
      candidates.add(new Candidate(text, option.name(), null, option.description(), null, null, false));
    }
  }

  /** Adds the options of the pass {@code print-graph}, as flags. */
  private static void graphOptions(Snapshot snapshot, String word, List<Candidate> candidates) {
    PassFactory pass = snapshot.pass("print-graph");
    for (PassOption<?> option : pass == null ? List.<PassOption<?>>of() : pass.spec().options()) {
      String flag = "--" + option.name() + "=";
      if (word.startsWith(flag) && option.name().equals(FACTS)) {
        analyses(snapshot, flag, candidates);
      } else if (word.startsWith(flag)) {
        option.choices().forEach((choice, meaning) -> candidates.add(candidate(flag + choice, meaning)));
      } else if (!option.name().equals("file")) {
        candidates.add(new Candidate(flag, flag, null, option.description(), null, null, false));
      }
    }
  }

  /** Returns the flags of a tool; none if its bundle is not there. */
  private FlagTable tool(String name) {
    try {
      String filter = "(" + CommandLineTool.NAME_PROPERTY + "=" + name + ")";
      for (ServiceReference<CommandLineTool> reference : bundles.getServiceReferences(CommandLineTool.class, filter)) {
        CommandLineTool tool = bundles.getService(reference);
        return tool == null ? FlagTable.NONE : tool.flags();
      }
      return FlagTable.NONE;
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void passes(Snapshot snapshot, String before, List<Candidate> candidates) {
    for (PassFactory pass : snapshot.passes()) {
      addUnlessForTests(before, pass.spec().name(), pass.spec().summary(), candidates);
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      addUnlessForTests(before, pipeline.name(), pipeline.summary(), candidates);
    }
  }

  private static void addUnlessForTests(String before, String name, String summary, List<Candidate> candidates) {
    if (!PassSpec.isForTests(name)) {
      candidates.add(candidate(before + name, summary));
    }
  }

  private static void analyses(Snapshot snapshot, String before, List<Candidate> candidates) {
    for (AnalysisFactory analysis : snapshot.analyses()) {
      candidates.add(candidate(before + analysis.name(), analysis.summary()));
    }
  }

  private static void dialects(Snapshot snapshot, List<Candidate> candidates) {
    snapshot.context().dialects().forEach(dialect -> add(candidates, dialect.namespace()));
  }

  private static void operations(Snapshot snapshot, List<Candidate> candidates) {
    for (Dialect dialect : snapshot.context().dialects()) {
      dialect.operationNames().forEach(name -> add(candidates, name));
    }
  }

  private void bundles(List<Candidate> candidates) {
    for (Bundle bundle : bundles.getBundles()) {
      if (bundle.getSymbolicName() != null) {
        add(candidates, bundle.getSymbolicName());
      }
    }
  }

  private void variables(List<Candidate> candidates) {
    if (session.get(".variables") instanceof Iterable<?> names) {
      for (Object name : names) {
        if (!String.valueOf(name).startsWith(".")) {
          add(candidates, "$" + name);
        }
      }
    }
  }

  /** Adds the files of the folder in the word typed so far. */
  private void files(String word, List<Candidate> candidates) {
    String folder = word.substring(0, word.lastIndexOf('/') + 1);
    Path path = Inputs.file(session, folder);
    if (!Files.isDirectory(path)) {
      return;
    }
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
      entries.forEach(files::add);
    } catch (IOException unreadable) {
      return;
    }
    for (Path file : files) {
      boolean isFolder = Files.isDirectory(file);
      String text = folder + file.getFileName() + (isFolder ? "/" : "");
      candidates.add(new Candidate(text, text, null, null, null, null, !isFolder));
    }
  }

  private static void add(List<Candidate> candidates, String text) {
    candidates.add(candidate(text, null));
  }

  private static Candidate candidate(String text, @Nullable String description) {
    return new Candidate(text, text, null, description, null, null, true);
  }
}
