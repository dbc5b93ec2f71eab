// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.opt.SharedFlags;
import org.mortise.pipeline.CommandWords;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

/**
 * A command line of {@code mortise-reduce}, and its flags. The passes of {@code mlir-reduce} are flags whose options
 * are other flags.
 */
final class ReduceArguments {
  private static final Flag TEST =
      Flag.text("test", "script", null, """
          A command that gets a file as its last argument and exits with 1 if the program in
          it is interesting, and with 0 if not""");
  private static final Flag TEST_ARG =
      Flag.texts("test-arg", "string", "An argument for the script, before the file; may be repeated");
  private static final Flag TEST_FAILS =
      Flag.text("test-fails", "flags", null, """
          Instead of a script: keep the failure of mortise-opt with these flags, that is its
          exception or first error message""");
  private static final Flag OPT =
      Flag.text("opt", "command", "",
          "With --test-fails: run this command, such as mlir-opt-19, instead of mortise-opt").requiring("test-fails");
  private static final Flag OPT_PASS =
      Flag.texts("opt-pass", "pipeline", "Also try what this pipeline makes of the program; may be repeated");
  private static final Flag JOBS =
      Flag.count("jobs", "number", 1L, 1, "Run as many tests at once (default 1); the result is the same")
          .alsoNamed("j");
  private static final Flag TIMEOUT =
      Flag.count("timeout", "seconds", 60L, 1, "The time limit of one test (default 60)");
  private static final Flag TIME_LIMIT =
      Flag.count("time-limit", "seconds", 0L, 0,
          "Print the smallest program found so far after this time (default: none)");
  private static final Flag OUTPUT =
      Flag.text("o", "file", FlagValues.STANDARD_STREAM, "The output file (default: the standard output)");
  private static final Flag REDUCTION_TREE =
      Flag.texts("reduction-tree", "options",
          "A pass of mlir-reduce: 'traversal-mode=0 test=<script> test-arg=<string>'");
  private static final Flag OPT_REDUCTION_PASS =
      Flag.texts("opt-reduction-pass", "options",
          "A pass of mlir-reduce: 'opt-pass=<pipeline> test=<script> test-arg=<string>'");

  static final FlagTable TABLE = new FlagTable("mortise-reduce", "Mortise test case reduction tool",
      "mortise-reduce [options] <input file>",
      "Reduces a program while a test finds it interesting, and prints the smallest program found.", 1,
      List.of(TEST, TEST_ARG, TEST_FAILS, OPT, OPT_PASS, JOBS, TIMEOUT, TIME_LIMIT, SharedFlags.ALLOW_UNREGISTERED,
          OUTPUT, REDUCTION_TREE, OPT_REDUCTION_PASS, Flag.HELP, Flag.VERSION));

  private final FlagValues values;

  private ReduceArguments(FlagValues values) {
    this.values = values;
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException if there are mistakes
   */
  static ReduceArguments parse(String[] arguments) throws UsageException {
    FlagValues values = new FlagValues();
    new Parser(values).parse(arguments);
    return new ReduceArguments(values);
  }

  /** Also sets the options of the passes of {@code mlir-reduce}, and requires a file and a test. */
  private static final class Parser extends FlagParser {
    private final FlagValues values;

    Parser(FlagValues values) {
      super(TABLE, values);
      this.values = values;
    }

    @Override
    protected @Nullable Object checked(Flag flag, @Nullable Object value) throws UsageException {
      if (flag == REDUCTION_TREE || flag == OPT_REDUCTION_PASS) {
        for (Object options : (List<?>) value) {
          setOptions(flag, (String) options);
        }
      }
      return value;
    }

    private void setOptions(Flag pass, String options) throws UsageException {
      for (String option : CommandWords.of(options)) {
        int equals = option.indexOf('=');
        String name = equals < 0 ? option : option.substring(0, equals);
        String value = equals < 0 ? "" : option.substring(equals + 1);
        switch (name) {
          case "test" -> values.set(TEST, value);
          case "test-arg" -> values.set(TEST_ARG, List.of(value.split(",")));
          case "opt-pass" -> values.set(OPT_PASS, List.of(value));
          case "traversal-mode" -> checkMode(pass, value);
          default -> throw pass.wrong("no such option " + name);
        }
      }
    }

    private static void checkMode(Flag pass, String mode) throws UsageException {
      if (!mode.equals("0")) {
        throw pass.wrong("unsupported traversal mode, only 0 is supported");
      }
    }

    @Override
    protected void check() {
      super.check();
      if (values.files().isEmpty()) {
        addMistake("no input file.  " + TABLE.hint());
      }
      if (values.isGiven(TEST) == values.isGiven(TEST_FAILS)) {
        addMistake("either --test=<script> or --test-fails=<flags> is needed.  " + TABLE.hint());
      }
    }
  }

  FlagValues values() {
    return values;
  }

  String input() {
    return values.input();
  }

  @Nullable String output() {
    return values.text(OUTPUT);
  }

  /** Returns the script; null if a failure is to be kept. */
  @Nullable String test() {
    return values.text(TEST);
  }

  List<String> testArguments() {
    return values.texts(TEST_ARG);
  }

  /** Returns the flags with which the compiler fails; null if a script is used. */
  @Nullable List<String> failingFlags() {
    return values.isGiven(TEST_FAILS) ? CommandWords.of(values.text(TEST_FAILS)) : null;
  }

  /** Returns the command to run instead of {@code mortise-opt}; empty if not given. */
  List<String> compiler() {
    return CommandWords.of(values.text(OPT));
  }

  /** Returns the pipelines of additional steps. */
  List<String> passes() {
    return values.texts(OPT_PASS);
  }

  /** Returns whether only the steps with the given pipelines are used. */
  boolean passesOnly() {
    return values.isGiven(OPT_REDUCTION_PASS) && !values.isGiven(REDUCTION_TREE);
  }

  int jobs() {
    return values.count(JOBS);
  }

  long timeoutMillis() {
    return TimeUnit.SECONDS.toMillis(values.count(TIMEOUT));
  }

  /** Returns the time limit of the reduction, or 0 for none. */
  long limitNanos() {
    return TimeUnit.SECONDS.toNanos(values.count(TIME_LIMIT));
  }

  boolean allowsUnregistered() {
    List<String> flags = failingFlags();
    return values.isOn(SharedFlags.ALLOW_UNREGISTERED) || flags != null && flags.stream()
        .anyMatch(flag -> flag.matches("--?allow-unregistered-dialect(=true)?"));
  }
}
