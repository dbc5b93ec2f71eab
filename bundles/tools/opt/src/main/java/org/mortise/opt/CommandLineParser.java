// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.EditDistance;
import org.mortise.pipeline.Snapshot;

/**
 * Parses a command line in the way of LLVM's tools: one dash or two, {@code -flag=value} or {@code -flag value},
 * {@code --} before files. Every pass and pipeline of the snapshot is a flag, and their order is kept. No parser
 * library is used, because the flags are the deployed passes, and because a library costs more start-up time than the
 * rest of a small run.
 */
final class CommandLineParser {
  private final Snapshot snapshot;
  private final OptOptions options = new OptOptions();
  private final List<String> files = new ArrayList<>();
  private final List<String> mistakes = new ArrayList<>(0);
  /** The flags that set an option of a pass, each with the pass. */
  private final Map<String, String> passesOfFlags = new LinkedHashMap<>(0);

  private CommandLineParser(Snapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException after the whole line has been read; the message reports all mistakes
   */
  static OptOptions parse(Snapshot snapshot, String[] arguments) throws UsageException {
    CommandLineParser parser = new CommandLineParser(snapshot);
    parser.parseAll(arguments);
    if (!parser.mistakes.isEmpty()) {
      throw new UsageException(String.join("\n" + UsageException.PREFIX, parser.mistakes));
    }
    return parser.options;
  }

  private void parseAll(String[] arguments) {
    int at = 0;
    while (at < arguments.length) {
      String argument = arguments[at++];
      if (argument.equals("--")) {
        files.addAll(List.of(arguments).subList(at, arguments.length));
        break;
      }
      if (!argument.startsWith("-") || argument.equals(Flags.STANDARD_STREAM)) {
        files.add(argument);
        continue;
      }
      try {
        at = parseFlag(argument, arguments, at);
      } catch (UsageException mistake) {
        mistakes.add(mistake.getMessage());
      }
    }
    options.setInputs(files);
    for (Map.Entry<String, String> flag : passesOfFlags.entrySet()) {
      if (options.passes().stream().noneMatch(pass -> pass.name().equals(flag.getValue()))) {
        mistakes.add("for the --" + flag.getKey() + " option: requires --" + flag.getValue());
      }
    }
    for (Flag flag : Flags.ALL) {
      Flag needed = options.isGiven(flag) ? neededBy(flag) : null;
      if (needed != null && !options.isGiven(needed)) {
        mistakes.add("for the --" + flag.name() + " option: requires --" + needed.name());
      }
    }
    if (files.size() > 1 && !options.isBatch()) {
      mistakes.add("Too many positional arguments specified!\n"
          + "Can specify at most 1 positional arguments: See: mortise-opt --help");
    }
  }

  /** Returns the flag without which another one has no effect, or null. */
  private static @Nullable Flag neededBy(Flag flag) {
    if (flag == Flags.REPORT_AGAINST) {
      return Flags.REPORT;
    }
    if (flag == Flags.JOBS) {
      return Flags.OUTPUT_DIR;
    }
    return flag.name().startsWith(Flags.VALIDATE.name() + "-") ? Flags.VALIDATE : null;
  }

  private int parseFlag(String argument, String[] arguments, int next) throws UsageException {
    String body = argument.substring(argument.startsWith("--") ? 2 : 1);
    int equals = body.indexOf('=');
    String name = equals < 0 ? body : body.substring(0, equals);
    String value = equals < 0 ? null : body.substring(equals + 1);
    Flag flag = Flags.find(name);
    if (flag == null) {
      addPass(argument, name, value == null ? "" : value);
      return next;
    }
    if (value != null || !flag.takesNextArgument()) {
      set(flag, value);
      return next;
    }
    if (next == arguments.length) {
      throw flag.wrong("requires a value!");
    }
    set(flag, arguments[next]);
    return next + 1;
  }

  private void set(Flag flag, @Nullable String text) throws UsageException {
    Object value = flag.parse(text);
    if (value instanceof List<?> names) {
      for (Object name : names) {
        check(flag, (String) name);
      }
    }
    if (flag == Flags.JOBS && Long.valueOf(0).equals(value)) {
      throw flag.wrong("'0' is not a number of at least 1");
    }
    options.set(flag, value);
  }

  private void check(Flag flag, String name) throws UsageException {
    if (flag.kind() == Flag.Kind.ANALYSES && snapshot.analysis(name) == null) {
      throw flag.wrong(snapshot.unknownAnalysis(name));
    }
    if (flag.kind() == Flag.Kind.PASSES && snapshot.pass(name) == null) {
      throw flag.unknownChoice(name);
    }
  }

  private void addPass(String argument, String name, String value) throws UsageException {
    if (snapshot.pass(name) == null && snapshot.pipeline(name) == null) {
      if (addOption(name, value)) {
        return;
      }
      String note = snapshot.missingPassNote(name);
      if (note != null) {
        throw new UsageException("Unknown command line argument '" + argument + "': " + note);
      }
      throw new UsageException("Unknown command line argument '" + argument + "'.  Try: 'mortise-opt --help'\n"
          + UsageException.PREFIX + "Did you mean '" + suggestion(nearest(name), value) + "'?");
    }
    options.addPass(new PassFlag(name, ByteStrings.of(value)));
  }

  /** Sets an option of the pass that declares a flag of this name. Returns whether there is one. */
  private boolean addOption(String name, String value) {
    for (PassFactory pass : snapshot.passes()) {
      PassOption<?> option = pass.flags().get(name);
      if (option != null) {
        String text = value.indexOf(' ') < 0 ? value : "{" + value + "}";
        passesOfFlags.put(name, pass.spec().name());
        options.addPassOption(pass.spec().name(), option.name() + "=" + ByteStrings.of(text));
        return true;
      }
    }
    return false;
  }

  /** Returns the suggested flag with the value that was given. A single letter has one dash. */
  private static String suggestion(String name, String value) {
    String flag = value.isEmpty() ? name : name + "=" + value;
    return (flag.length() == 1 ? "-" : "--") + flag;
  }

  private String nearest(String name) {
    List<String> known = new ArrayList<>();
    for (Flag flag : Flags.ALL) {
      known.add(flag.name());
    }
    for (PassFactory pass : snapshot.passes()) {
      known.add(pass.spec().name());
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      known.add(pipeline.name());
    }
    String similar = EditDistance.nearest(name, known);
    if (similar != null) {
      return similar;
    }
    String best = known.get(0);
    for (String candidate : known) {
      best = EditDistance.between(candidate, name) < EditDistance.between(best, name) ? candidate : best;
    }
    return best;
  }
}
