// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.engine.Engine;
import org.mortise.validation.model.ValidationOptions;

/**
 * A command line of {@code mortise-run}. Flags have one dash or two and their values after an equals sign or as the
 * next argument, as in LLVM's tools.
 */
final class RunArguments {
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
        --max-steps=<number>         - The number of operations that may be executed (default 4000000000)
        --max-bytes=<number>         - The memory that may be in use at one time (default 1073741824)
        --max-calls=<number>         - The number of nested calls (default 100000)
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

  private final List<String> files = new ArrayList<>();
  private @Nullable String entry;
  private String values = "";
  private Engine engine = Engine.CHECKED;
  private long steps = ExecutionLimits.DEFAULTS.steps();
  private long bytes = ExecutionLimits.DEFAULTS.bytes();
  private int calls = ExecutionLimits.DEFAULTS.calls();
  private String statistics = "";
  private ValidationOptions validation = ValidationOptions.DEFAULTS;
  private boolean validates;
  private boolean allowsLeaks;
  private boolean unregistered;
  private boolean help;
  private boolean version;

  private RunArguments() {}

  /**
   * Parses a command line.
   *
   * @throws UsageProblem for the first mistake
   */
  static RunArguments parse(String[] arguments) throws UsageProblem {
    RunArguments parsed = new RunArguments();
    int at = 0;
    while (at < arguments.length) {
      at = parsed.parse(arguments, at);
    }
    if (parsed.files.size() > (parsed.validates ? 2 : 1)) {
      throw new UsageProblem("Too many positional arguments specified!");
    }
    if (parsed.validates && parsed.files.size() < 2 && !parsed.help && !parsed.version) {
      throw new UsageProblem("for the --validate option: requires two files");
    }
    return parsed;
  }

  /** Returns the position after the argument and its value. */
  private int parse(String[] arguments, int at) throws UsageProblem {
    String argument = arguments[at];
    if (!argument.startsWith("-") || argument.equals("-")) {
      files.add(argument);
      return at + 1;
    }
    String body = argument.substring(argument.startsWith("--") ? 2 : 1);
    int equals = body.indexOf('=');
    if (equals >= 0) {
      set(argument, body.substring(0, equals), body.substring(equals + 1));
      return at + 1;
    }
    if (setSwitch(body)) {
      return at + 1;
    }
    if (at + 1 == arguments.length) {
      throw new UsageProblem("for the " + argument + " option: requires a value!");
    }
    set(argument, body, arguments[at + 1]);
    return at + 2;
  }

  private boolean setSwitch(String name) {
    switch (name) {
      case "validate" -> validates = true;
      case "validate-aliases" -> validation = validation.withAliases(true);
      case "validate-leaks" -> validation = validation.withForbidsLeaks(true);
      case "allow-leaks" -> allowsLeaks = true;
      case "allow-unregistered-dialect" -> unregistered = true;
      case "execution-statistics" -> statistics = "text";
      case "help", "h" -> help = true;
      case "version" -> version = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  private void set(String argument, String name, String value) throws UsageProblem {
    switch (name) {
      case "entry", "e" -> entry = value;
      case "args" -> values = value;
      case "engine" -> engine = engine(value);
      case "max-steps" -> steps = number(argument, value, Long.MAX_VALUE);
      case "max-bytes" -> bytes = number(argument, value, Long.MAX_VALUE);
      case "max-calls" -> calls = (int) number(argument, value, Integer.MAX_VALUE);
      case "validate-runs" -> validation = validation.withRuns((int) number(argument, value, Integer.MAX_VALUE));
      case "validate-seed" -> validation = validation.withSeed(number(argument, value, Long.MAX_VALUE));
      case "validate-ulps" -> validation = validation.withUlps(number(argument, value, Long.MAX_VALUE));
      case "execution-statistics" -> {
        if (!value.equals("text") && !value.equals("json")) {
          throw new UsageProblem("for the " + argument + " option: expected text or json");
        }
        statistics = value;
      }
      default -> throw new UsageProblem(
          "Unknown command line argument '" + argument + "'.  Try: 'mortise-run --help'");
    }
  }

  private static Engine engine(String name) throws UsageProblem {
    for (Engine engine : Engine.values()) {
      if (engine.name().toLowerCase(Locale.ROOT).equals(name)) {
        return engine;
      }
    }
    throw new UsageProblem("for the --engine option: there is no engine '" + name + "'");
  }

  private static long number(String argument, String value, long most) throws UsageProblem {
    try {
      long number = Long.parseLong(value);
      if (number > 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // reported below
    }
    throw new UsageProblem("for the " + argument + " option: '" + value + "' value invalid");
  }

  String input() {
    return files.isEmpty() ? "-" : files.get(0);
  }

  /** Returns the name of the function, {@code main} unless another one is given. */
  String entry() {
    return entry == null ? "main" : entry;
  }

  /** Returns the name of the function that is given, or null. */
  @Nullable String givenEntry() {
    return entry;
  }

  /** Returns the files; two if {@link #validates}. */
  List<String> inputs() {
    return files;
  }

  /** Returns whether two programs are compared. */
  boolean validates() {
    return validates;
  }

  ValidationOptions validation() {
    return validation;
  }

  /** Returns the text of the arguments of the function. */
  String values() {
    return values;
  }

  Engine engine() {
    return engine;
  }

  ExecutionLimits limits() {
    return new ExecutionLimits(steps, bytes, calls);
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

  boolean asksForHelp() {
    return help;
  }

  boolean asksForVersion() {
    return version;
  }
}
