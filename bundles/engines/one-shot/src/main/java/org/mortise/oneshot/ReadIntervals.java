// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An index of reads by the interval of operation numbers that their scope spans in one region. Intervals of about the
 * same length that begin close to each other are grouped, so that a query examines few intervals that do not contain
 * the number. A query also takes the logarithm of the greatest number.
 */
final class ReadIntervals {
  /**
   * By {@link #key}: a group of a level has the intervals whose length is at least {@code 1 << level} and less than
   * twice that, and whose first number divided by {@code 1 << level} is the number of the group.
   */
  private final Map<Long, List<Interval>> groups = new HashMap<>();
  /** The levels with intervals, as a set of bits. */
  private int levels;

  private record Interval(int first, int last, Read read) {}

  void add(Read.Scope scope, Read read) {
    int level = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(scope.last() - scope.first() + 1);
    levels |= 1 << level;
    groups.computeIfAbsent(key(level, scope.first() >> level), each -> new ArrayList<>(1))
        .add(new Interval(scope.first(), scope.last(), read));
  }

  private static long key(int level, int group) {
    return (long) level << Integer.SIZE | group;
  }

  /** Returns the first result of {@code check} for a read that spans {@code number}; null if there is none. */
  <T> @Nullable T findFirst(int number, Function<Read, @Nullable T> check) {
    for (int left = levels; left != 0; left &= left - 1) {
      int level = Integer.numberOfTrailingZeros(left);
      int group = number >> level;
      for (int i = group; i >= Math.max(0, group - 2); i--) { // an interval reaches into the second group after its own
        T found = findFirst(groups.get(key(level, i)), number, check);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private static <T> @Nullable T findFirst(
      @Nullable List<Interval> group, int number, Function<Read, @Nullable T> check) {
    for (int i = 0; group != null && i < group.size(); i++) {
      Interval interval = group.get(i);
      T found = interval.first() <= number && number <= interval.last() ? check.apply(interval.read()) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
