// SPDX-License-Identifier: Apache-2.0
package org.mortise.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.mortise.ir.Operation;
import org.mortise.pipeline.Pipeline;

/**
 * Repeats a run on one file in one virtual machine and prints the medians of the times of its steps in seconds, for the
 * second half of the rounds: {@code Warm FILE ROUNDS PASS...} prints {@code parse verify passes print}. One thread.
 */
public final class Warm {
  private static final int STEPS = 4;

  private Warm() {}

  public static void main(String[] arguments) throws IOException {
    byte[] program = Files.readAllBytes(Path.of(arguments[0]));
    int rounds = Math.max(2, Integer.parseInt(arguments[1]));
    String[] passes = Arrays.copyOfRange(arguments, 2, arguments.length);
    Compiler compiler = new Compiler();
    double[][] seconds = new double[STEPS][rounds];
    for (int i = 0; i < rounds; i++) {
      round(compiler, program, passes, seconds, i);
    }
    StringBuilder line = new StringBuilder();
    for (double[] step : seconds) {
      double[] late = Arrays.copyOfRange(step, rounds / 2, rounds);
      Arrays.sort(late);
      line.append(String.format(Locale.ROOT, "%.4f ", late[late.length / 2]));
    }
    System.out.println(line.toString().trim());
  }

  private static void round(Compiler compiler, byte[] program, String[] passes, double[][] seconds, int index) {
    Pipeline pipeline = compiler.pipeline(passes);
    long start = System.nanoTime();
    Operation module = compiler.parse(program);
    long parsed = System.nanoTime();
    compiler.verify(module);
    long verified = System.nanoTime();
    compiler.run(pipeline, module);
    long passed = System.nanoTime();
    int size = compiler.print(module).length;
    long printed = System.nanoTime();
    if (size == 0) {
      throw new IllegalStateException("nothing was printed");
    }
    seconds[0][index] = (parsed - start) / 1e9;
    seconds[1][index] = (verified - parsed) / 1e9;
    seconds[2][index] = (passed - verified) / 1e9;
    seconds[3][index] = (printed - passed) / 1e9;
  }
}
