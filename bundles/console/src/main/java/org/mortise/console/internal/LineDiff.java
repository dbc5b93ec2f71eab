// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The difference between two texts in the unified format.
 *
 * <p>Time and memory grow with the square of the number of changes (E. W. Myers, An O(ND) Difference Algorithm and Its
 * Variations, Algorithmica 1, 1986). Beyond {@value #MOST_CHANGES} changes it no longer looks for what is the same
 * between the first change and the last.
 */
final class LineDiff {
  private static final int CONTEXT = 3;
  private static final int MOST_CHANGES = 3000;

  private final String[] before;
  private final String[] after;
  /** For each line before: whether it is kept; for each line after: whether it was there. */
  private final boolean[] kept;
  private final boolean[] old;

  private LineDiff(String before, String after) {
    this.before = lines(before);
    this.after = lines(after);
    this.kept = new boolean[this.before.length];
    this.old = new boolean[this.after.length];
  }

  private static String[] lines(String text) {
    return text.isEmpty() ? new String[0] : text.split("\\R", -1);
  }

  /** The lines of the difference; none if there is none. */
  static List<String> between(String nameBefore, String before, String nameAfter, String after) {
    LineDiff diff = new LineDiff(before.stripTrailing(), after.stripTrailing());
    diff.compare();
    List<String> hunks = diff.hunks();
    if (!hunks.isEmpty()) {
      hunks.addAll(0, List.of("--- " + nameBefore, "+++ " + nameAfter));
    }
    return hunks;
  }

  private void compare() {
    int start = 0;
    while (start < before.length && start < after.length && before[start].equals(after[start])) {
      keep(start, start++);
    }
    int endBefore = before.length;
    int endAfter = after.length;
    while (endBefore > start && endAfter > start && before[endBefore - 1].equals(after[endAfter - 1])) {
      keep(--endBefore, --endAfter);
    }
    compare(start, endBefore - start, endAfter - start);
  }

  private void keep(int inBefore, int inAfter) {
    kept[inBefore] = true;
    old[inAfter] = true;
  }

  /** Finds the shortest way through the part that differs; {@code reach} holds how far each diagonal has come. */
  private void compare(int start, int countBefore, int countAfter) {
    int most = Math.min(countBefore + countAfter, MOST_CHANGES);
    int[] reach = new int[2 * most + 3];
    int middle = most + 1;
    List<int[]> history = new ArrayList<>();
    for (int changes = 0; changes <= most; changes++) {
      history.add(Arrays.copyOfRange(reach, middle - changes - 1, middle + changes + 2));
      for (int diagonal = -changes; diagonal <= changes; diagonal += 2) {
        boolean down = diagonal == -changes
            || diagonal != changes && reach[middle + diagonal - 1] < reach[middle + diagonal + 1];
        int x = down ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1;
        int y = x - diagonal;
        while (x < countBefore && y < countAfter && before[start + x].equals(after[start + y])) {
          x++;
          y++;
        }
        reach[middle + diagonal] = x;
        if (x >= countBefore && y >= countAfter) {
          goBack(history, start, countBefore, countAfter);
          return;
        }
      }
    }
  }

  private void goBack(List<int[]> history, int start, int x, int y) {
    for (int changes = history.size() - 1; changes >= 0; changes--) {
      int[] reach = history.get(changes);
      int middle = changes + 1;
      int diagonal = x - y;
      boolean down = diagonal == -changes
          || diagonal != changes && reach[middle + diagonal - 1] < reach[middle + diagonal + 1];
      int from = down ? diagonal + 1 : diagonal - 1;
      int fromX = changes == 0 ? 0 : reach[middle + from];
      int fromY = changes == 0 ? 0 : fromX - from;
      while (x > fromX && y > fromY) {
        keep(start + --x, start + --y);
      }
      x = fromX;
      y = fromY;
    }
  }

  private List<String> hunks() {
    List<String> lines = new ArrayList<>();
    int i = 0;
    int k = 0;
    while (true) {
      int same = 0;
      while (i < before.length && k < after.length && kept[i] && old[k]) {
        i++;
        k++;
        same++;
      }
      if (i == before.length && k == after.length) {
        return lines;
      }
      int lead = Math.min(same, CONTEXT);
      int[] end = hunk(lines, i - lead, k - lead);
      i = end[0];
      k = end[1];
    }
  }

  /** Writes the hunk that begins there, and returns where it ends. */
  private int[] hunk(List<String> lines, int startBefore, int startAfter) {
    int i = startBefore;
    int k = startAfter;
    List<String> body = new ArrayList<>();
    int same = 0;
    boolean changed = false;
    while ((i < before.length || k < after.length) && !(changed && same > 2 * CONTEXT)) {
      if (i < before.length && !kept[i]) {
        body.add("-" + before[i++]);
        same = 0;
        changed = true;
      } else if (k < after.length && !old[k]) {
        body.add("+" + after[k++]);
        same = 0;
        changed = true;
      } else {
        body.add(" " + before[i++]);
        k++;
        same++;
      }
    }
    int surplus = Math.max(0, same - CONTEXT);
    body = body.subList(0, body.size() - surplus);
    lines.add("@@ -" + range(startBefore, i - surplus) + " +" + range(startAfter, k - surplus) + " @@");
    lines.addAll(body);
    return new int[] {i, k};
  }

  private static String range(int start, int end) {
    return end == start ? start + ",0" : (start + 1) + "," + (end - start);
  }
}
