// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Executes programs before and after the subject's passes under a counting allocator, and checks for equal results,
 * leaks, double frees and uses after free. Has the requirements of {@link ReferenceRunner}.
 */
public final class Execution {
  private final @Nullable Batch baseline;
  private final Batch subject;
  private final ReferenceRunner runner;
  private final Map<String, Integer> counts = new TreeMap<>();

  /** Creates a check of the subject, with a time limit in seconds for each run of a module. */
  public Execution(Tool reference, Batch subject, int seconds) {
    this(reference, null, subject, seconds);
  }

  /**
   * Creates a check of the subject on programs that are not directly executable.
   *
   * @param baseline creates the programs with the expected results; null if the programs themselves are executable
   */
  public Execution(Tool reference, @Nullable Batch baseline, Batch subject, int seconds) {
    this.baseline = baseline;
    this.subject = subject;
    this.runner = new ReferenceRunner(reference, seconds);
  }

  /** Returns the number of programs with each result. */
  public Map<String, Integer> counts() {
    return counts;
  }

  /** Executes a batch; {@code differs} receives the index and a report of each program that fails. */
  public void run(List<String> programs, BiConsumer<Integer, String> differs) {
    List<Batch.Outcome> outcomes = subject.run(programs);
    List<String> expected = expected(programs);
    List<Integer> accepted = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      if (expected.get(i).isEmpty()) {
        counts.merge("no baseline", 1, Integer::sum);
      } else if (outcomes.get(i).accepted()) {
        accepted.add(i);
      } else {
        counts.merge(outcomes.get(i).crashed() ? "subject crashes" : "subject rejects", 1, Integer::sum);
      }
    }
    List<ReferenceRunner.Run> before = runner.run(accepted.stream().map(expected::get).toList());
    List<ReferenceRunner.Run> after = runner.run(accepted.stream().map(i -> outcomes.get(i).out()).toList());
    for (int k = 0; k < accepted.size(); k++) {
      String verdict = verdict(before.get(k), after.get(k));
      counts.merge(verdict, 1, Integer::sum);
      if (!verdict.equals("clean")) {
        differs.accept(accepted.get(k), verdict + "\n" + before.get(k) + "\n" + after.get(k) + "\n"
            + outcomes.get(accepted.get(k)).out());
      }
    }
  }

  /** Returns the programs with the expected results; an empty text for programs that the baseline rejects. */
  private List<String> expected(List<String> programs) {
    if (baseline == null) {
      return programs;
    }
    List<String> expected = new ArrayList<>();
    for (Batch.Outcome outcome : baseline.run(programs)) {
      expected.add(outcome.accepted() ? outcome.out() : "");
    }
    return expected;
  }

  private static String verdict(ReferenceRunner.Run before, ReferenceRunner.Run after) {
    if (!before.fault().isEmpty()) {
      return "invalid input: " + before.fault();
    }
    if (!after.fault().isEmpty()) {
      return after.fault();
    }
    if (!before.value().equals(after.value())) {
      return "other value";
    }
    if (after.badFrees() > 0) {
      return "bad free";
    }
    return after.leaks() > 0 ? "leak" : "clean";
  }
}
