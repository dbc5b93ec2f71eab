// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.util.function.Predicate;

/**
 * A script that gets the program file as its last argument and decides by its exit status, as for {@code mlir-reduce}:
 * 0 for an uninteresting program, any other number for an interesting one. If the script is killed, by a signal or at
 * the time limit, the program is uninteresting.
 *
 * @param script the script with its arguments
 */
public record ScriptTest(Command script) implements Predicate<byte[]> {
  private static final int NOT_EXECUTABLE = 126;

  @Override
  public boolean test(byte[] program) {
    int status = script.run(program).status();
    return status > 0 && status < NOT_EXECUTABLE;
  }

  /**
   * Tests the original program.
   *
   * @throws TestProblem if it is not interesting, with the probable reason
   */
  public void checkOriginal(byte[] program, byte[] emptyProgram) {
    Command.Run run = script.run(program);
    if (run.hasTimedOut()) {
      throw new TestProblem("the test did not end in " + script.limitMillis() / 1000 + " s; see --timeout");
    }
    if (run.status() >= NOT_EXECUTABLE) {
      throw new TestProblem("the test does not work: it ended with status " + run.status()
          + (run.err().isBlank() ? "" : " and printed\n" + run.err().strip()));
    }
    if (run.status() == 0) {
      throw new TestProblem("the program is not interesting: the test exited with 0, and 1 means interesting"
          + (test(emptyProgram) ? ". The test seems inverted: it exited with 1 for an empty program" : ""));
    }
  }
}
