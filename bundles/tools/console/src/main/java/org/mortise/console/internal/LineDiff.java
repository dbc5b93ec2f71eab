// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.algorithm.myers.MyersDiff;
import com.github.difflib.patch.DeltaType;
import com.github.difflib.patch.Patch;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * The difference between two texts in the unified format.
 *
 * <p>Time and memory grow with the square of the number of changes. Beyond {@value #MOST_CHANGES} changes, all lines
 * from the first change to the last are reported as changed.
 */
final class LineDiff {
  private static final int CONTEXT = 3;
  private static final int MOST_CHANGES = 3000;

  private LineDiff() {}

  /** Returns the lines of the difference, which are none for equal texts. White space at the end is ignored. */
  static List<String> between(String nameBefore, String before, String nameAfter, String after) {
    List<String> old = lines(before.stripTrailing());
    List<String> revised = lines(after.stripTrailing());
    return UnifiedDiffUtils.generateUnifiedDiff(
        nameBefore, nameAfter, old, Patch.generate(old, revised, changes(old, revised)), CONTEXT);
  }

  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split("\\R", -1));
  }

  private static List<Change> changes(List<String> old, List<String> revised) {
    try {
      return new MyersDiff<String>().computeDiff(old, revised, new Limit());
    } catch (CancellationException tooManyChanges) {
      return List.of(onlyChange(old, revised));
    }
  }

  private static Change onlyChange(List<String> old, List<String> revised) {
    int start = 0;
    while (start < old.size() && start < revised.size() && old.get(start).equals(revised.get(start))) {
      start++;
    }
    int endOld = old.size();
    int endRevised = revised.size();
    while (endOld > start && endRevised > start && old.get(endOld - 1).equals(revised.get(endRevised - 1))) {
      endOld--;
      endRevised--;
    }
    return new Change(DeltaType.CHANGE, start, endOld, start, endRevised);
  }

  /** Stops the comparison after {@link #MOST_CHANGES} steps, each of which allows for one more change. */
  private static final class Limit implements DiffAlgorithmListener {
    @Override
    public void diffStart() {
      // nothing to prepare
    }

    @Override
    public void diffStep(int changes, int most) {
      if (changes > MOST_CHANGES) {
        throw new CancellationException();
      }
    }

    @Override
    public void diffEnd() {
      // nothing to release
    }
  }
}
