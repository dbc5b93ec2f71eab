// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The number of steps so far. A step is a call of a Mortise method, an iteration of one of its loops, or an element
 * visited by a JDK collection or array on its behalf ({@link LinearCalls}). Unlike time, the count is reproducible.
 * Only computations in one thread are supported: steps of other threads are lost.
 */
public final class Steps {
  private static final List<String> METHODS = new ArrayList<>();
  /** The steps of each method, by its index in {@link #METHODS}. */
  private static long[] counts = new long[1 << 15];
  private static int current;

  private final long[] before = counts.clone();
  private long[] after;

  private Steps() {}

  static int indexOf(String method) {
    METHODS.add(method);
    if (METHODS.size() > counts.length) {
      counts = Arrays.copyOf(counts, 2 * counts.length);
    }
    return METHODS.size() - 1;
  }

  /** Counts one step of a method. Called at the beginning of methods and before backward jumps. */
  public static void step(int method) {
    current = method;
    counts[method]++;
  }

  /** Adds steps to the method of the most recent step. */
  static void add(long steps) {
    counts[current] += steps;
  }

  /** Returns the steps of a computation. */
  public static Steps of(Runnable computation) {
    Steps steps = new Steps();
    computation.run();
    steps.after = counts.clone();
    return steps;
  }

  /** Returns the number of steps. */
  public long count() {
    return IntStream.range(0, after.length).mapToLong(this::count).sum();
  }

  private long count(int method) {
    return after[method] - (method < before.length ? before[method] : 0);
  }

  /** Returns the three methods whose steps have grown most beyond a factor of two, one line each. */
  public String mostGrownFrom(Steps smaller) {
    return IntStream.range(0, METHODS.size()).boxed()
        .sorted(Comparator.comparingLong(method -> 2 * smaller.count(method) - count(method))).limit(3)
        .map(method -> METHODS.get(method) + ": " + smaller.count(method) + ", then " + count(method))
        .collect(Collectors.joining("\n"));
  }

  /** Returns whether the steps of {@code type} are counted, because its test has {@link CountSteps}. */
  public static boolean areCountedIn(Class<?> type) {
    return type.getClassLoader() instanceof CountingLoader;
  }
}
