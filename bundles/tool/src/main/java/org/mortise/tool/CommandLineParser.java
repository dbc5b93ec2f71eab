// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Snapshot;

/**
 * Reads a command line as LLVM's tools do: one dash or two, {@code -flag=value} or {@code -flag value}, {@code --} before
 * files. Every pass and pipeline of the snapshot is a flag, and their order is kept. Own code because the flags are the
 * passes that are deployed, and because a parser library costs more start-up than the rest of a small run.
 */
final class CommandLineParser {
  private final Snapshot snapshot;
  private final OptOptions options = new OptOptions();
  private final List<PassFlag> passes = new ArrayList<>();
  private final List<String> files = new ArrayList<>();

  private CommandLineParser(Snapshot snapshot) {
    this.snapshot = snapshot;
  }

  static OptOptions parse(Snapshot snapshot, String[] arguments) throws UsageException {
    CommandLineParser parser = new CommandLineParser(snapshot);
    parser.parseAll(arguments);
    return parser.options;
  }

  private void parseAll(String[] arguments) throws UsageException {
    int at = 0;
    while (at < arguments.length) {
      String argument = arguments[at++];
      if (argument.equals("--")) {
        files.addAll(List.of(arguments).subList(at, arguments.length));
        break;
      }
      if (!argument.startsWith("-") || argument.equals(OptOptions.STANDARD_STREAM)) {
        files.add(argument);
        continue;
      }
      at = parseFlag(argument, arguments, at);
    }
    if (files.size() > 1) {
      throw new UsageException("Too many positional arguments specified!\n"
          + "Can specify at most 1 positional arguments: See: mortise-opt --help");
    }
    options.input = files.isEmpty() ? OptOptions.STANDARD_STREAM : files.get(0);
    options.passes = passes;
  }

  private int parseFlag(String argument, String[] arguments, int next) throws UsageException {
    String body = argument.substring(argument.startsWith("--") ? 2 : 1);
    int equals = body.indexOf('=');
    String name = equals < 0 ? body : body.substring(0, equals);
    String value = equals < 0 ? "" : body.substring(equals + 1);
    Flag flag = Flags.find(name);
    if (flag == null) {
      addPass(argument, name, value);
      return next;
    }
    if (equals >= 0 || !flag.takesValue()) {
      flag.action().set(options, value);
      return next;
    }
    if (next == arguments.length) {
      throw new UsageException("for the --" + name + " option: requires a value!");
    }
    flag.action().set(options, arguments[next]);
    return next + 1;
  }

  private void addPass(String argument, String name, String value) throws UsageException {
    if (snapshot.pass(name) == null && snapshot.pipeline(name) == null) {
      String note = snapshot.missingPassNote(name);
      if (note != null) {
        throw new UsageException("Unknown command line argument '" + argument + "': " + note);
      }
      throw new UsageException("Unknown command line argument '" + argument + "'.  Try: 'mortise-opt --help'\n"
          + "mortise-opt: Did you mean '--" + nearest(name) + "'?");
    }
    passes.add(new PassFlag(name, value));
  }

  private String nearest(String name) {
    List<String> known = new ArrayList<>();
    for (Flag flag : Flags.ALL) {
      if (flag.name().length() > 1) {
        known.add(flag.name());
      }
    }
    for (PassFactory pass : snapshot.passes()) {
      known.add(pass.spec().name());
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      known.add(pipeline.name());
    }
    String best = known.get(0);
    for (String candidate : known) {
      best = EditDistance.between(candidate, name) < EditDistance.between(best, name) ? candidate : best;
    }
    return best;
  }
}
