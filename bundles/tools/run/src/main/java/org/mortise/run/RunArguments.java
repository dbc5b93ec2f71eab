// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.engine.Engine;
import org.mortise.opt.ToolArguments;
import org.mortise.opt.UsageException;
import org.mortise.validation.model.ValidationOptions;

/** A command line of {@code mortise-run}. */
final class RunArguments extends ToolArguments {
  static final String HELP = """
      OVERVIEW: Mortise program runner

      USAGE: mortise-run [options] <input file>
             mortise-run --validate [options] <source file> <target file>

      Executes a function of a program and prints its results. The checked engine reports what is wrong with the use of
      memory and of undefined values, with the place in the program.

      OPTIONS:

        --entry=<name>               - The function (default: main); -e is the same
        --args=<values>              - Its arguments, such as '4, dense<[1.0, 2.0]>'. Buffers are shown after the run
        --engine=<name>              - checked (default), or compiled, which is faster and checks little
        --max-steps=<number>         - The number of operations that may be executed (default 4000000000,
                                       or 400000000000 with the compiled engine)
        --max-bytes=<number>         - The memory that may be in use at one time (default 1073741824,
                                       or half of the heap if that is less)
        --max-calls=<number>         - The number of nested calls (default 100000)
                                       With --validate, the limits of each run of the source (defaults 1000000,
                                       67108864 and 1000); those of the target are sixteen times as high
        --allow-leaks                - Do not report buffers that are never freed
        --execution-statistics       - Print what the execution has done; --execution-statistics=json as data
        --allow-unregistered-dialect - Accept operations of unknown dialects, as long as they are not executed
        --validate                   - Compare what the functions of two programs do, or one with --entry
        --validate-runs=<number>     - The number of inputs of each function (default 3)
        --validate-seed=<number>     - Decides the inputs (default 0)
        --validate-ulps=<number>     - By how many units in the last place floating-point numbers may differ (default 0)
        --validate-aliases           - Two arguments may be the same buffer
        --validate-leaks             - The target must free all buffers
        --help                       - Display available options
        --version                    - Display the version of this program
      """;

  private static final List<String> STATISTICS = List.of("text", "json");
  private static final String SHORT_ENTRY = "-e";

  /** A flag in the help text, and the name of its value. */
  private static final Pattern FLAG = Pattern.compile("(?m)^ +(--[a-z-]+)(=<\\w+>)? +- ");

  private @Nullable String entry;
  private String values = "";
  private Engine engine = Engine.CHECKED;
  private @Nullable Long steps;
  private @Nullable Long bytes;
  private @Nullable Integer calls;
  private String statistics = "";
  private ValidationOptions validation = ValidationOptions.DEFAULTS;
  private boolean validates;
  /** A flag that requires --validate; null if none was given. */
  private @Nullable String ofValidation;
  private boolean allowsLeaks;
  private boolean unregistered;

  private RunArguments() {
    super("mortise-run");
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException for the first mistake
   */
  static RunArguments parse(String[] arguments) throws UsageException {
    RunArguments parsed = new RunArguments();
    parsed.parseAll(arguments);
    if (parsed.files().size() > (parsed.validates ? 2 : 1)) {
      throw new UsageException("Too many positional arguments specified!");
    }
    if (parsed.validates && parsed.files().size() < 2 && !parsed.asksForHelp() && !parsed.asksForVersion()) {
      throw new UsageException("for the --validate option: requires two files");
    }
    if (parsed.ofValidation != null && !parsed.validates) {
      throw new UsageException("for the --" + parsed.ofValidation + " option: requires --validate");
    }
    return parsed;
  }

  /** Returns the flags, as the help text has them. */
  static List<String> flags() {
    return Stream.concat(FLAG.matcher(HELP).results().map(flag -> flag.group(1)), Stream.of(SHORT_ENTRY)).toList();
  }

  /** Returns the flags whose value may be the next argument. */
  static List<String> flagsWithValue() {
    return Stream.concat(FLAG.matcher(HELP).results().filter(flag -> flag.group(2) != null).map(flag -> flag.group(1)),
        Stream.of(SHORT_ENTRY)).toList();
  }

  /** Returns the values of a flag that can be listed. */
  static List<String> values(String flag) {
    return switch (flag) {
      case "--engine" -> Arrays.stream(Engine.values()).map(RunArguments::name).toList();
      case "--execution-statistics" -> STATISTICS;
      default -> flagsWithValue().contains(flag) ? List.of() : List.of("true", "false");
    };
  }

  private static String name(Engine engine) {
    return engine.name().toLowerCase(Locale.ROOT);
  }

  @Override
  protected boolean set(String name, Value value) throws UsageException {
    if (name.startsWith("validate-")) {
      ofValidation = name;
    }
    switch (name) {
      case "entry", "e" -> entry = value.text();
      case "args" -> values = value.text();
      case "engine" -> engine = engine(value);
      case "max-steps" -> steps = value.number(1, Long.MAX_VALUE);
      case "max-bytes" -> bytes = value.number(1, Long.MAX_VALUE);
      case "max-calls" -> calls = (int) value.number(1, Integer.MAX_VALUE);
      case "allow-leaks" -> allowsLeaks = value.isOn();
      case "allow-unregistered-dialect" -> unregistered = value.isOn();
      case "execution-statistics" -> statistics = statistics(value);
      case "validate" -> validates = value.isOn();
      case "validate-aliases" -> validation = validation.withAliases(value.isOn());
      case "validate-leaks" -> validation = validation.withForbidsLeaks(value.isOn());
      case "validate-runs" -> validation = validation.withRuns((int) value.number(1, Integer.MAX_VALUE));
      case "validate-seed" -> validation = validation.withSeed(value.number(0, Long.MAX_VALUE));
      case "validate-ulps" -> validation = validation.withUlps(value.number(0, Long.MAX_VALUE));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static String statistics(Value value) throws UsageException {
    String form = value.optionalText() == null ? "text" : value.optionalText();
    if (!STATISTICS.contains(form)) {
      throw value.wrong("expected text or json");
    }
    return form;
  }

  private static Engine engine(Value value) throws UsageException {
    String name = value.text();
    for (Engine engine : Engine.values()) {
      if (name(engine).equals(name)) {
        return engine;
      }
    }
    throw value.wrong("there is no engine '" + name + "'");
  }

  String input() {
    return files().isEmpty() ? "-" : files().get(0);
  }

  /** Returns the name of the function, by default {@code main}. */
  String entry() {
    return entry == null ? "main" : entry;
  }

  /** Returns the name of the function that is given, or null. */
  @Nullable String givenEntry() {
    return entry;
  }

  /** Returns the files; two if {@link #validates}. */
  List<String> inputs() {
    return files();
  }

  /** Returns whether two programs are compared. */
  boolean validates() {
    return validates;
  }

  /** Returns how programs are compared, within the limits that are given. */
  ValidationOptions validation() {
    return validation.withLimits(limits(validation.limits()));
  }

  /** Returns the text of the arguments of the function. */
  String values() {
    return values;
  }

  Engine engine() {
    return engine;
  }

  ExecutionLimits limits() {
    return limits(engine == Engine.COMPILED ? ExecutionLimits.COMPILED_DEFAULTS : ExecutionLimits.DEFAULTS);
  }

  private ExecutionLimits limits(ExecutionLimits defaults) {
    return new ExecutionLimits(steps == null ? defaults.steps() : steps, bytes == null ? defaults.bytes() : bytes,
        calls == null ? defaults.calls() : calls);
  }

  boolean allowsLeaks() {
    return allowsLeaks;
  }

  /** Returns the form of the statistics, {@code text} or {@code json}; empty for none. */
  String statistics() {
    return statistics;
  }

  boolean allowsUnregistered() {
    return unregistered;
  }
}
