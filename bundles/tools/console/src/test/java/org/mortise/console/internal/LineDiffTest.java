// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineDiffTest {
  @Test
  void between_equalLines_isEmpty() {
    assertThat(LineDiff.between("a", "x\ny\n", "b", "x\ny")).isEmpty();
    assertThat(LineDiff.between("a", "", "b", "")).isEmpty();
  }

  @Test
  void between_changes_haveContext() {
    assertThat(LineDiff.between("a", "1\n2\n3\n4\n5\n6\n7\n8\n9", "b", "1\n2\n3\n4\nfive\n6\n7\n8\n9")).containsExactly(
        "--- a", "+++ b", "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8");
    assertThat(LineDiff.between("a", "", "b", "x")).containsExactly("--- a", "+++ b", "@@ -0,0 +1,1 @@", "+x");
  }

  /** Applying the difference to the first text results in the second one, and the difference is minimal. */
  @Test
  void between_appliedToFirstText_givesSecond() {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      List<String> before = lines(random);
      List<String> after = lines(random);
      List<String> diff = LineDiff.between("a", String.join("\n", before), "b", String.join("\n", after));

      assertThat(apply(before, diff)).as("%s to %s by %s", before, after, diff).isEqualTo(after);
      long changes = diff.stream().skip(2).filter(line -> line.startsWith("-") || line.startsWith("+")).count();
      assertThat(changes).isEqualTo(before.size() + after.size() - 2L * common(before, after));
    }
  }

  @Test
  void between_manyChanges_areReported() {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      before.append("a").append(i).append('\n');
      after.append("b").append(i).append('\n');
    }
    assertThat(LineDiff.between("a", before.toString(), "b", after.toString())).hasSize(10_003);
  }

  private static List<String> lines(Random random) {
    List<String> lines = new ArrayList<>();
    int count = 1 + random.nextInt(30);
    for (int i = 0; i < count; i++) {
      lines.add("line " + random.nextInt(4));
    }
    return lines;
  }

  private static List<String> apply(List<String> before, List<String> diff) {
    List<String> result = new ArrayList<>();
    int at = 0;
    for (String line : diff.subList(Math.min(2, diff.size()), diff.size())) {
      if (line.startsWith("@@")) {
        String[] range = line.substring(4, line.indexOf(" +")).split(",");
        int start = Integer.parseInt(range[0]) - (range[1].equals("0") ? 0 : 1);
        while (at < start) {
          result.add(before.get(at++));
        }
      } else if (line.startsWith("-")) {
        assertThat(before.get(at++)).isEqualTo(line.substring(1));
      } else if (line.startsWith("+")) {
        result.add(line.substring(1));
      } else {
        result.add(before.get(at++));
      }
    }
    result.addAll(before.subList(at, before.size()));
    return result;
  }

  /** Returns the length of the longest common subsequence, by dynamic programming. */
  private static int common(List<String> a, List<String> b) {
    int[][] length = new int[a.size() + 1][b.size() + 1];
    for (int i = 1; i <= a.size(); i++) {
      for (int k = 1; k <= b.size(); k++) {
        length[i][k] = a.get(i - 1).equals(b.get(k - 1)) ? length[i - 1][k - 1] + 1
            : Math.max(length[i - 1][k], length[i][k - 1]);
      }
    }
    return length[a.size()][b.size()];
  }
}
