// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Compares the outputs of the reference tool and the subject for the same programs and flags. */
public final class Comparison {
  /** Number of reference runs after a difference: an address-dependent order may occur in only one of twenty runs. */
  private static final int REPEATS = 24;

  private final Batch reference;
  private final Batch subject;
  private final Batch normal;
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private boolean strict;

  /** Creates a comparison of two tools with the same flags. */
  public Comparison(Tool reference, Tool subject, List<String> flags) {
    this.reference = new Batch(reference, flags);
    this.subject = new Batch(subject, flags);
    this.normal = new Batch(reference, List.of("--allow-unregistered-dialect", "--mlir-print-local-scope"));
  }

  /** Also reports programs that only the reference rejects, because the subject's verifier may lack a check. */
  public Comparison strict() {
    strict = true;
    return this;
  }

  /** Returns the number of programs with each verdict. */
  public Map<Verdict, Integer> counts() {
    return counts;
  }

  /** Compares a batch; {@code differs} receives the index and a report of each program with a difference. */
  public void run(List<String> programs, BiConsumer<Integer, String> differs) {
    List<Batch.Outcome> expected = reference.run(programs);
    List<Batch.Outcome> actual = subject.run(programs);
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      Verdict verdict = quick(expected.get(i), actual.get(i));
      if (verdict == null) {
        open.add(i);
      } else {
        count(verdict, i, expected.get(i), actual.get(i), differs);
      }
    }
    List<Batch.Outcome> first = normal.run(open.stream().map(i -> expected.get(i).out()).toList());
    List<Batch.Outcome> second = normal.run(open.stream().map(i -> actual.get(i).out()).toList());
    for (int k = 0; k < open.size(); k++) {
      int i = open.get(k);
      Verdict verdict = slow(programs.get(i), expected.get(i), actual.get(i), first.get(k), second.get(k));
      count(verdict, i, expected.get(i), actual.get(i), differs);
    }
  }

  private void count(Verdict verdict, int index, Batch.Outcome expected, Batch.Outcome actual,
      BiConsumer<Integer, String> differs) {
    counts.merge(verdict, 1, Integer::sum);
    if (!verdict.isFine() || strict && verdict == Verdict.REFERENCE_REJECTS) {
      differs.accept(index, verdict + "\n--- reference\n" + show(expected) + "\n--- subject\n" + show(actual));
    }
  }

  private static @Nullable String show(Batch.Outcome outcome) {
    return outcome.accepted() ? outcome.out() : outcome.error();
  }

  /** Returns the verdict, or null if both tools accept the program but print different bytes. */
  private static @Nullable Verdict quick(Batch.Outcome expected, Batch.Outcome actual) {
    if (actual.crashed()) {
      return Verdict.SUBJECT_CRASHES;
    }
    if (expected.crashed()) {
      return Verdict.REFERENCE_CRASHES;
    }
    if (!expected.accepted() && !actual.accepted()) {
      return expected.error().equals(actual.error()) ? Verdict.BOTH_REJECT_ALIKE : Verdict.BOTH_REJECT_DIFFERENTLY;
    }
    if (!expected.accepted()) {
      return Verdict.REFERENCE_REJECTS;
    }
    if (!actual.accepted()) {
      return Verdict.SUBJECT_REJECTS;
    }
    return expected.out().equals(actual.out()) ? Verdict.SAME_BYTES : null;
  }

  private Verdict slow(String program, Batch.Outcome expected, Batch.Outcome actual,
      Batch.Outcome expectedNormal, Batch.Outcome actualNormal) {
    if (!actualNormal.accepted()) {
      return Verdict.SUBJECT_PRINTS_INVALID;
    }
    if (!expectedNormal.accepted()) {
      return Verdict.REFERENCE_CRASHES;
    }
    if (expectedNormal.out().equals(actualNormal.out())) {
      return Verdict.SAME_AFTER_NORMALISING;
    }
    if (Unordered.form(expectedNormal.out()).equals(Unordered.form(actualNormal.out()))) {
      return Verdict.SAME_BUT_FOR_ORDER;
    }
    return inOtherRuns(program, expected, actual);
  }

  /**
   * Repeats the reference run in other environments. The reference orders some sets by address, so another run may
   * print the subject's output.
   */
  private Verdict inOtherRuns(String program, Batch.Outcome expected, Batch.Outcome actual) {
    Set<String> texts = new HashSet<>(Set.of(expected.out()));
    for (int i = 1; i <= REPEATS; i++) {
      Batch.Outcome again = reference.single(program, i * 197);
      if (actual.out().equals(again.out())) {
        return Verdict.SAME_BUT_FOR_ORDER;
      }
      texts.add(again.out());
    }
    return texts.size() == 1 ? Verdict.DIFFERENT : Verdict.REFERENCE_UNSTABLE;
  }
}
