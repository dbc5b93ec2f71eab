// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.Arrays;

/** Prints the ratio of arena size to peak for random buffers, one line for each kind of instances. */
final class ArenaPlanFigures {
  private static final int[][] SHAPES = {{20, 4}, {100, 4}, {100, 8}, {300, 8}, {1000, 8}, {1000, 30}, {10_000, 8}};

  private ArenaPlanFigures() {}

  public static void main(String[] arguments) {
    System.out.println(
        "| sizes | buffers | live | plans | = peak | within 1.001 | within 1.02 | median | worst | ms |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (boolean isPowerOfTwo : new boolean[] {true, false}) {
      for (int[] shape : SHAPES) {
        print(shape[0], shape[1], isPowerOfTwo);
      }
    }
  }

  private static void print(int count, int live, boolean isPowerOfTwo) {
    int plans = count <= 300 ? 100 : 20;
    double[] ratios = new double[plans];
    long start = System.nanoTime();
    for (int seed = 0; seed < plans; seed++) {
      ArenaPlan plan = ArenaPlan.of(ArenaPlanTest.items(seed, count, live, isPowerOfTwo));
      ratios[seed] = plan.size() / (double) plan.peak();
    }
    double milliseconds = (System.nanoTime() - start) / 1e6 / plans;
    Arrays.sort(ratios);
    System.out.printf("| %s | %d | %d | %d | %d | %d | %d | %.4f | %.4f | %.0f |%n",
        isPowerOfTwo ? "powers of two" : "any", count, live, plans, within(ratios, 1), within(ratios, 1.001),
        within(ratios, 1.02), ratios[plans / 2], ratios[plans - 1], milliseconds);
  }

  private static long within(double[] ratios, double limit) {
    return Arrays.stream(ratios).filter(ratio -> ratio <= limit).count();
  }
}
