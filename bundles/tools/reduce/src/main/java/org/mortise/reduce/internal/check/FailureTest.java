// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Accepts a program if a compiler fails on it in the same way as on the original program. */
public final class FailureTest implements Predicate<byte[]> {
  private final Function<byte[], @Nullable Failure> compiler;
  private @Nullable Failure expected;

  /** @param compiler returns the failure on a program, or null if it succeeds */
  public FailureTest(Function<byte[], @Nullable Failure> compiler) {
    this.compiler = compiler;
  }

  /**
   * Determines the failure to be kept.
   *
   * @throws TestProblem if the compiler succeeds
   */
  public Failure checkOriginal(byte[] program) {
    expected = compiler.apply(program);
    if (expected == null) {
      throw new TestProblem("the run with these flags succeeds: there is no failure to reduce");
    }
    return expected;
  }

  @Override
  public boolean test(byte[] program) {
    return expected != null && expected.matches(compiler.apply(program));
  }
}
