// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.algorithm.myers.MyersDiff;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * The lines that differ between two texts of a program, ignoring the names of values. Lines before the first and after
 * the last difference cost linear time. Between them time and memory are quadratic in the number of differences; beyond
 * {@value #MOST_STEPS} all lines there are reported as changed.
 */
final class LineChanges {
  private static final int MOST_STEPS = 1000;

  private LineChanges() {}

  /**
   * Returns the changed ranges in order: for each the first line and the line after the last one in the old text, then
   * the same for the new text, counted from 0.
   */
  static int[] between(List<String> old, List<String> revised) {
    List<String> oldKeys = old.stream().map(ValueNames::withoutNames).toList();
    List<String> newKeys = revised.stream().map(ValueNames::withoutNames).toList();
    Ranges ranges = new Ranges();
    ValueNames names = new ValueNames();
    int oldAt = 0;
    int newAt = 0;
    List<int[]> changes = changes(oldKeys, newKeys);
    changes.add(new int[] {old.size(), old.size(), revised.size(), revised.size()});
    for (int[] change : changes) {
      for (; oldAt < change[0]; oldAt++, newAt++) {
        if (!names.agree(old.get(oldAt), revised.get(newAt))) {
          ranges.add(oldAt, oldAt + 1, newAt, newAt + 1);
        }
      }
      ranges.add(change[0], change[1], change[2], change[3]);
      oldAt = change[1];
      newAt = change[3];
    }
    return ranges.toArray();
  }

  private static List<int[]> changes(List<String> old, List<String> revised) {
    int start = 0;
    while (start < old.size() && start < revised.size() && old.get(start).equals(revised.get(start))) {
      start++;
    }
    int oldEnd = old.size();
    int newEnd = revised.size();
    while (oldEnd > start && newEnd > start && old.get(oldEnd - 1).equals(revised.get(newEnd - 1))) {
      oldEnd--;
      newEnd--;
    }
    List<int[]> changes = new ArrayList<>();
    try {
      List<Change> found = new MyersDiff<String>()
          .computeDiff(old.subList(start, oldEnd), revised.subList(start, newEnd), new Limit());
      found.sort(Comparator.comparingInt(change -> change.endOriginal)); // they come in the order of their discovery
      for (Change change : found) {
        changes.add(new int[] {start + change.startOriginal, start + change.endOriginal, start + change.startRevised,
            start + change.endRevised});
      }
    } catch (CancellationException tooManyDifferences) {
      changes.add(new int[] {start, oldEnd, start, newEnd});
    }
    return changes;
  }

  /** Ranges of lines; adjacent ones are joined. */
  private static final class Ranges {
    private int[] bounds = new int[16];
    private int size;

    void add(int oldStart, int oldEnd, int newStart, int newEnd) {
      if (oldStart == oldEnd && newStart == newEnd) {
        return;
      }
      if (size > 0 && bounds[size - 3] == oldStart && bounds[size - 1] == newStart) {
        bounds[size - 3] = oldEnd;
        bounds[size - 1] = newEnd;
        return;
      }
      if (size == bounds.length) {
        bounds = Arrays.copyOf(bounds, size * 2);
      }
      bounds[size++] = oldStart;
      bounds[size++] = oldEnd;
      bounds[size++] = newStart;
      bounds[size++] = newEnd;
    }

    int[] toArray() {
      return Arrays.copyOf(bounds, size);
    }
  }

  /** Ends the comparison after {@link #MOST_STEPS} steps, each of which allows for one more difference. */
  private static final class Limit implements DiffAlgorithmListener {
    @Override
    public void diffStart() {
      // nothing to prepare
    }

    @Override
    public void diffStep(int step, int most) {
      if (step > MOST_STEPS) {
        throw new CancellationException();
      }
    }

    @Override
    public void diffEnd() {
      // nothing to release
    }
  }
}
