// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.pipeline.Snapshot;
import org.mortise.reduction.Reducer;

/** Checks of random programs, whose failures show the seed and a reduced program. */
public final class RandomChecks {
  /** The length at which a message is cut. Running the reduced program shows the rest. */
  private static final int MOST_LINES = 40;

  private RandomChecks() {}

  /** Returns the programs of a profile with the seeds from 0 to {@code count}, exclusively. */
  public static List<String> programs(Profile profile, int count) {
    List<String> programs = new ArrayList<>();
    for (long seed = 0; seed < count; seed++) {
      programs.add(RandomProgram.generate(profile, seed));
    }
    return programs;
  }

  /** Like {@link #programs}; functions request a random deallocation algorithm. */
  public static List<String> programsWithChoices(Profile profile, int count) {
    List<String> programs = new ArrayList<>();
    for (String program : programs(profile, count)) {
      programs.add(Choices.in(program, programs.size()));
    }
    return programs;
  }

  /**
   * Checks the programs of a profile with the seeds from 0 to {@code count}, exclusively.
   *
   * @param assertions throws an {@link AssertionError} for a program that fails; the first line of its message is the
   *     kind of failure
   * @throws AssertionError for the first program that fails; the message has the seed and the reduced program
   */
  public static void check(Profile profile, int count, Consumer<String> assertions) {
    UnaryOperator<String> problem = program -> problem(program, assertions);
    for (int seed = 0; seed < count; seed++) {
      String program = RandomProgram.generate(profile, seed);
      String found = problem.apply(program);
      if (found != null) {
        throw new AssertionError(report(profile, seed, program, found, problem));
      }
    }
  }

  private static @Nullable String problem(String program, Consumer<String> assertions) {
    try {
      assertions.accept(program);
      return null;
    } catch (AssertionError failure) {
      return String.valueOf(failure.getMessage());
    }
  }

  /**
   * Describes a problem: profile and seed, the problem of the reduced program, and the reduced program.
   *
   * @param problem returns null for a program without a problem, otherwise a text whose first line is its kind
   */
  public static String report(
      Profile profile, long seed, String program, String found, UnaryOperator<String> problem) {
    String reduced = reduce(context(), program, found, problem);
    String left = problem.apply(reduced);
    return profile + " seed " + seed + ": "
        + head(left == null ? kind(found) + "\n(not in each run of the reduced program)" : left)
        + "\nreduced from " + program.lines().count() + " lines:\n" + reduced;
  }

  /** Returns the smallest program found that has a problem of the same kind. */
  static String reduce(Context context, String program, String found, UnaryOperator<String> problem) {
    String kind = kind(found);
    return Reducer.reduce(context, program, smaller -> {
      String left = problem.apply(smaller);
      return left != null && kind(left).equals(kind);
    });
  }

  static Context context() {
    return Snapshot.ofClassPath(RandomChecks.class.getClassLoader()).context();
  }

  /** Returns the first line without the numbers and names of values, which change when a program is reduced. */
  private static String kind(String problem) {
    return problem.lines().findFirst().orElse("").replaceAll("%\\w+|\\d+", "_");
  }

  private static String head(String text) {
    List<String> lines = text.lines().toList();
    return lines.size() <= MOST_LINES ? text
        : String.join("\n", lines.subList(0, MOST_LINES)) + "\n... " + (lines.size() - MOST_LINES) + " more lines";
  }
}
