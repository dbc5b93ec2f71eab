// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Command line for random programs.
 *
 * <pre>
 *   gen PROFILE SEED COUNT DIR                                              write programs
 *   compare --subject CMD --flags 'F...' [--keep DIR] PROFILE SEED COUNT    print like the reference?
 *   define --subject CMD [--flags 'F...'] [--keep DIR] DIALECT SEED COUNT
 *                                            programs from the definitions of a dialect: print like the reference?
 *   execute --subject CMD --flags 'F...' [--keep DIR] PROFILE SEED COUNT    no leak, no fault, same result?
 *   diagnostics --subject CMD [--flags 'F...'] [--keep DIR] [--programs DIR] SEED COUNT
 *                                            reject random programs, or those of files, like the reference?
 * </pre>
 *
 * Options: {@code --reference CMD} (mlir-opt-19), {@code --batch N} programs per run of a tool (100), {@code --timeout
 * SECONDS} per run (120), {@code --baseline 'F...'}: the flags by which the subject makes the programs whose results
 * are expected, {@code --strict true}: programs that only the reference rejects are reported, {@code --choices true}:
 * functions ask at random for a deallocation algorithm, {@code --reduce true}: programs with differences are shrunk,
 * and with {@code --keep} written as {@code SEED.reduced.mlir}. The exit status is 1 if there are differences. After a
 * build, the class path is
 * {@code bundles/testing/target/classes:distribution/target/mortise/bundles/*:distribution/target/mortise/lib/*}.
 */
public final class Fuzz {
  /** The number of operations of a program from definitions: few, as a comparison ends at the first difference. */
  private static final int DEFINED = 6;

  private final Map<String, String> options = new HashMap<>();
  private final List<String> words = new ArrayList<>();
  private final PrintStream out;

  private Fuzz(PrintStream out) {
    this.out = out;
  }

  /** Runs a command and ends the process with its status. */
  public static void main(String[] arguments) throws IOException {
    System.exit(new Fuzz(System.out).run(arguments));
  }

  private int run(String[] arguments) throws IOException {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].startsWith("--") && i + 1 < arguments.length) {
        options.put(arguments[i].substring(2), arguments[++i]);
      } else {
        words.add(arguments[i]);
      }
    }
    String verb = words.isEmpty() ? "" : words.get(0);
    return switch (verb + " " + words.size()) {
      case "gen 5" -> generate();
      case "compare 4" -> compare(word -> RandomProgram.generate(Profile.valueOf(words.get(1)), word), 2, List.of());
      case "define 4" -> compare(definedPrograms(words.get(1)), 2, List.of());
      case "diagnostics 3" -> compare(brokenPrograms(), 1, List.of());
      case "execute 4" -> execute();
      default -> {
        out.println("usage: gen PROFILE SEED COUNT DIR | compare|execute --subject CMD --flags 'F...' PROFILE SEED "
            + "COUNT | define --subject CMD [--strict true] DIALECT SEED COUNT | diagnostics --subject CMD SEED "
            + "COUNT; see the documentation of the class for all options");
        yield 2;
      }
    };
  }

  private int generate() throws IOException {
    Profile profile = Profile.valueOf(words.get(1));
    Path directory = Files.createDirectories(Path.of(words.get(4)));
    long seed = Long.parseLong(words.get(2));
    for (long i = seed; i < seed + Long.parseLong(words.get(3)); i++) {
      Files.writeString(directory.resolve(profile.name().toLowerCase() + "-" + i + ".mlir"),
          RandomProgram.generate(profile, i));
    }
    return 0;
  }

  private interface Source {
    String program(long seed);
  }

  private static Source definedPrograms(String namespace) {
    DefinedPrograms programs = DefinedPrograms.of(RandomChecks.context(), namespace);
    if (programs == null) {
      throw new IllegalArgumentException("no operations of " + namespace);
    }
    return seed -> programs.generate(seed, DEFINED, true);
  }

  private Source brokenPrograms() throws IOException {
    String directory = options.get("programs");
    if (directory == null) {
      return BrokenProgram::generate;
    }
    List<Path> files;
    try (Stream<Path> found = Files.list(Path.of(directory))) {
      files = found.filter(Files::isRegularFile).sorted().toList();
    }
    return seed -> {
      try {
        return BrokenProgram.of(Files.readString(files.get((int) (seed % files.size()))), seed);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    };
  }

  private interface Check {
    void run(List<String> programs, BiConsumer<Integer, String> differs);
  }

  private int compare(Source source, int at, List<String> extra) throws IOException {
    List<String> flags = new ArrayList<>(flags("flags"));
    flags.addAll(extra);
    Comparison comparison = comparison(flags);
    int bad = batches(source, at, comparison::run, comparison(flags)::run);
    out.println(comparison.counts());
    return bad == 0 ? 0 : 1;
  }

  private Comparison comparison(List<String> flags) {
    Comparison comparison = new Comparison(reference(), subject(), flags);
    return Boolean.parseBoolean(options.get("strict")) ? comparison.strict() : comparison;
  }

  private int execute() throws IOException {
    Execution execution = newExecution();
    Execution ofReduced = newExecution();
    boolean choices = Boolean.parseBoolean(options.get("choices"));
    int bad = batches(seed -> {
      String program = RandomProgram.generate(Profile.valueOf(words.get(1)), seed);
      return choices ? Choices.in(program, seed) : program;
    }, 2, execution::run, ofReduced::run);
    out.println(execution.counts());
    return bad == 0 ? 0 : 1;
  }

  private Execution newExecution() {
    Batch baseline = options.containsKey("baseline") ? new Batch(subject(), flags("baseline")) : null;
    return new Execution(reference(), baseline, new Batch(subject(), flags("flags")), seconds());
  }

  /**
   * Runs a check on programs in batches, and keeps the programs that have differences.
   *
   * @param ofReduced the same check without counting, for programs that are being reduced
   */
  private int batches(Source source, int at, Check check, Check ofReduced) throws IOException {
    long seed = Long.parseLong(words.get(at));
    long end = seed + Long.parseLong(words.get(at + 1));
    int size = Integer.parseInt(options.getOrDefault("batch", "100"));
    Path keep = options.containsKey("keep") ? Files.createDirectories(Path.of(options.get("keep"))) : null;
    Map<Long, String> complaints = new TreeMap<>();
    for (long from = seed; from < end; from += size) {
      List<String> programs = new ArrayList<>();
      for (long i = from; i < Math.min(end, from + size); i++) {
        programs.add(source.program(i));
      }
      long first = from;
      check.run(programs, (index, report) -> {
        complaints.put(first + index, report);
        keep(keep, first + index, ".mlir", programs.get(index));
        keep(keep, first + index, ".report", report);
        if (Boolean.parseBoolean(options.get("reduce"))) {
          String reduced = RandomChecks.reduce(
              RandomChecks.context(), programs.get(index), report, program -> report(ofReduced, program));
          keep(keep, first + index, ".reduced.mlir", reduced);
          out.println("seed " + (first + index) + " reduced:\n" + reduced);
        }
      });
    }
    complaints.forEach((number, report) ->
        out.println("seed " + number + ": " + report.lines().limit(1).findFirst().orElse("")));
    return complaints.size();
  }

  /** Returns the report on one program, or null. */
  private static @Nullable String report(Check check, String program) {
    List<String> reports = new ArrayList<>();
    check.run(List.of(program), (index, report) -> reports.add(report));
    return reports.isEmpty() ? null : reports.get(0);
  }

  private static void keep(@Nullable Path directory, long seed, String suffix, String text) {
    if (directory == null) {
      return;
    }
    try {
      Files.writeString(directory.resolve(seed + suffix), text, StandardCharsets.ISO_8859_1);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private List<String> flags(String option) {
    String flags = options.getOrDefault(option, "").trim();
    return flags.isEmpty() ? List.of() : List.of(flags.split("\\s+"));
  }

  private int seconds() {
    return Integer.parseInt(options.getOrDefault("timeout", "120"));
  }

  private Tool reference() {
    return new ProcessTool(List.of(options.getOrDefault("reference", "mlir-opt-22").split("\\s+")), seconds());
  }

  private Tool subject() {
    return new ProcessTool(List.of(options.getOrDefault("subject", "mlir-opt-22").split("\\s+")), seconds());
  }
}
