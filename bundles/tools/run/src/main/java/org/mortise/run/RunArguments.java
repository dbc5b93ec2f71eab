// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.engine.Engine;
import org.mortise.opt.SharedFlags;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.Flag.Names;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;
import org.mortise.validation.model.ValidationOptions;

/**
 * A command line of {@code mortise-run}, and its flags.
 *
 * @param table the flags
 */
record RunArguments(FlagTable table, FlagValues values) {
  static final Flag ARGS =
      Flag.text("args", "values", "",
          "The arguments of the function, such as '4, dense<[1.0, 2.0]>'. Buffers are shown after the run");

  private static final String ENGINE = "engine";
  private static final String JSON = "json";
  private static final int MOST_FILES = 2;
  private static final Flag ENTRY =
      Flag.text("entry", "name", null, "The function (default: main)").alsoNamed("e").naming(Names.FUNCTION);
  private static final Flag MAX_STEPS =
      Flag.count("max-steps", "number", null, 1, """
          The number of operations that may be executed (default 4000000000,
          or 400000000000 with the compiled engine)""");
  private static final Flag MAX_BYTES =
      Flag.count("max-bytes", "number", null, 1, """
          The memory that may be in use at one time (default 1073741824,
          or half of the heap if that is less)""");
  private static final Flag MAX_CALLS =
      Flag.count("max-calls", "number", null, 1, """
          The number of nested calls (default 100000).
          With --validate, the limits of each run of the source (defaults 1000000,
          67108864 and 1000); the limits of the target are sixteen times as high""");
  private static final Flag ALLOW_LEAKS =
      Flag.onOff("allow-leaks", false, "Do not report buffers that are never freed");
  private static final Flag STATISTICS =
      Flag.onOffOr(List.of("text", JSON), "execution-statistics",
          "Print what the execution has done (=json: as data)");
  private static final Flag VALIDATE =
      Flag.onOff("validate", false, "Compare what the functions of two programs do, or one with --entry");
  private static final Flag VALIDATE_SEED =
      Flag.count("validate-seed", "number", 0L, 0, SharedFlags.VALIDATE_SEED.help()).requiring("validate");
  private static final Flag VALIDATE_ULPS =
      Flag.count("validate-ulps", "number", 0L, 0, SharedFlags.VALIDATE_ULPS.help()).requiring("validate");

  /** Returns the flags of the tool with some engines. */
  static FlagTable table(List<Engine> engines) {
    return new FlagTable("mortise-run", "Mortise program runner", """
        mortise-run [options] <input file>
        mortise-run --validate [options] <source file> <target file>""", """
        Executes a function of a program and prints its results. The checked engine reports faulty uses of memory and of
        undefined values, with the place in the program.""", MOST_FILES,
        List.of(ENTRY, ARGS, engineFlag(engines), MAX_STEPS, MAX_BYTES, MAX_CALLS, ALLOW_LEAKS, STATISTICS,
            SharedFlags.ALLOW_UNREGISTERED, VALIDATE, SharedFlags.VALIDATE_RUNS, VALIDATE_SEED,
            VALIDATE_ULPS, SharedFlags.VALIDATE_ALIASES, SharedFlags.VALIDATE_LEAKS, Flag.HELP,
            Flag.VERSION));
  }

  private static Flag engineFlag(List<Engine> engines) {
    List<String> choices = new ArrayList<>();
    for (Engine engine : engines) {
      choices.add(engine.name());
      choices.add(engine.summary());
    }
    return Flag.choice(
        ENGINE, Engine.CHECKED.name(), "How the program is executed", choices.toArray(new String[0]));
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException if there are mistakes
   */
  static RunArguments parse(FlagTable table, String[] arguments) throws UsageException {
    RunArguments parsed = new RunArguments(table, new FlagValues());
    new Parser(parsed).parse(arguments);
    return parsed;
  }

  /** Also checks the number of files. */
  private static final class Parser extends FlagParser {
    private final RunArguments parsed;

    Parser(RunArguments parsed) {
      super(parsed.table, parsed.values);
      this.parsed = parsed;
    }

    @Override
    protected int mostFiles() {
      return parsed.validates() ? MOST_FILES : 1;
    }

    @Override
    protected void check() {
      super.check();
      if (parsed.validates() && parsed.values.files().size() < MOST_FILES) {
        addMistake(VALIDATE.wrong("requires two files").getMessage());
      }
    }
  }

  /** Returns the name of the function, by default {@code main}. */
  String entry() {
    return values.isGiven(ENTRY) ? values.text(ENTRY) : "main";
  }

  /** Returns the name of the function that is given, or null. */
  @Nullable String givenEntry() {
    return values.text(ENTRY);
  }

  /** Returns whether two programs are compared. */
  boolean validates() {
    return values.isOn(VALIDATE);
  }

  /** Returns how programs are compared, within the limits that are given. */
  ValidationOptions validation() {
    ValidationOptions options = ValidationOptions.DEFAULTS
        .withAliases(values.isOn(SharedFlags.VALIDATE_ALIASES))
        .withForbidsLeaks(values.isOn(SharedFlags.VALIDATE_LEAKS))
        .withRuns(values.count(SharedFlags.VALIDATE_RUNS))
        .withSeed(values.number(VALIDATE_SEED))
        .withUlps(values.number(VALIDATE_ULPS));
    return options.withLimits(limits(options.limits()));
  }

  /** Returns the chosen engine. The table of flags has checked that it is present. */
  Engine engine(List<Engine> engines) {
    String name = values.text(table.find(ENGINE));
    return engines.stream().filter(engine -> engine.name().equals(name)).findFirst().orElseThrow();
  }

  /** Returns the limits of an execution, which replace the usual ones of its engine if they are given. */
  ExecutionLimits limits(ExecutionLimits defaults) {
    return new ExecutionLimits(
        values.isGiven(MAX_STEPS) ? values.number(MAX_STEPS) : defaults.steps(),
        values.isGiven(MAX_BYTES) ? values.number(MAX_BYTES) : defaults.bytes(),
        values.isGiven(MAX_CALLS) ? values.count(MAX_CALLS) : defaults.calls());
  }

  boolean allowsLeaks() {
    return values.isOn(ALLOW_LEAKS);
  }

  boolean allowsUnregistered() {
    return values.isOn(SharedFlags.ALLOW_UNREGISTERED);
  }

  boolean printsStatistics() {
    return values.isOn(STATISTICS);
  }

  boolean printsStatisticsAsJson() {
    return values.is(STATISTICS, JSON);
  }
}
