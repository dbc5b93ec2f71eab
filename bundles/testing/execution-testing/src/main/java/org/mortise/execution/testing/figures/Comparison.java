// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares two lists of passes, the baseline and the subject: executes programs after each, and adds up the costs. Only
 * programs with correct results of both count.
 */
final class Comparison {
  static final String BASELINE = "baseline";
  static final String SUBJECT = "subject";
  /** The part of additional operations from which a program is listed. */
  private static final double MOST_OPERATIONS = 1.02;

  private static final class Sums {
    int programs;
    Counts baseline = Counts.NONE;
    Counts subject = Counts.NONE;

    void add(int number, Counts ofBaseline, Counts ofSubject) {
      programs += number;
      baseline = baseline.plus(ofBaseline);
      subject = subject.plus(ofSubject);
    }
  }

  private final Side baseline;
  private final Side subject;
  private final Problems problems;
  private final Map<String, Sums> sums = new LinkedHashMap<>();

  Comparison(Passes baseline, Passes subject, Problems problems) {
    this.problems = problems;
    this.baseline = new Side(BASELINE, baseline, problems);
    this.subject = new Side(SUBJECT, subject, problems);
  }

  /** Compares the executions of a program. */
  void add(Input input, Passes none) {
    Passes.Outcome parsed = none.run(input.program());
    MeasuredRun original = parsed.module() == null
        ? new MeasuredRun("", parsed.error(), 0, Counts.NONE) : MeasuredRun.of(parsed.module());
    if (!original.fault().isEmpty()) {
      problems.note("program", "not executed", input, original.fault());
      return;
    }
    Counts before = baseline.check(input, original.results());
    Counts after = subject.check(input, original.results());
    if (before != null && after != null) {
      add(input, before, after);
    }
  }

  /** Adds the counts of the executions of a program or function. */
  void add(Input input, Counts before, Counts after) {
    sums.computeIfAbsent(input.group(), each -> new Sums()).add(1, before, after);
    noteMore("peak bytes", input, before.peakBytes(), after.peakBytes(), 1);
    noteMore("clones", input, before.clones(), after.clones(), 1);
    noteMore("operations", input, before.operations(), after.operations(), MOST_OPERATIONS);
  }

  List<Side> sides() {
    return List.of(baseline, subject);
  }

  private void noteMore(String figure, Input input, long before, long after, double most) {
    if (after > before * most) {
      problems.note(SUBJECT, "more " + figure, input, "");
    }
  }

  /** Returns the sums of all programs. */
  private Sums total() {
    Sums total = new Sums();
    sums.values().forEach(each -> total.add(each.programs, each.baseline, each.subject));
    return total;
  }

  /** Returns the tables of sums and ratios, and the problems. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(line("subject / baseline", Counts.names(), "programs"));
    sums.forEach((group, each) -> text.append(ratios(group, each)));
    Sums total = total();
    text.append(ratios("all", total));
    text.append(numbers(SUBJECT, total.subject)).append(numbers(BASELINE, total.baseline));
    return text.append('\n').append(problems).toString();
  }

  private static String ratios(String name, Sums each) {
    long[] before = each.baseline.all();
    long[] after = each.subject.all();
    String[] cells = new String[before.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = ratio(after[i], before[i]);
    }
    return line(name, cells, String.valueOf(each.programs));
  }

  private static String ratio(long after, long before) {
    if (before == 0) {
      return after == 0 ? "1.000" : "+" + after;
    }
    return String.format(Locale.ROOT, "%.3f", after / (double) before);
  }

  private static String numbers(String name, Counts counts) {
    return line(name, Arrays.stream(counts.all()).mapToObj(String::valueOf).toArray(String[]::new), "");
  }

  /** Returns a line of the table. The columns are as wide as the names of the counts. */
  private static String line(String name, String[] cells, String programs) {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%-22s", name));
    String[] names = Counts.names();
    for (int i = 0; i < cells.length; i++) {
      text.append("  ").append(String.format(Locale.ROOT, "%" + Math.max(10, names[i].length()) + "s", cells[i]));
    }
    return (text + "  " + String.format(Locale.ROOT, "%8s", programs)).stripTrailing() + "\n";
  }
}
