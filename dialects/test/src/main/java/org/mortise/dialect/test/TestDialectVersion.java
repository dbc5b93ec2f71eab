// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

/** A version of the test dialect, in files of bytecode. */
public record TestDialectVersion(long major, long minor) implements Comparable<TestDialectVersion> {
  /** The version written by default. */
  public static final TestDialectVersion CURRENT = new TestDialectVersion(2, 0);

  /**
   * Parses a version such as {@code 1.12}.
   *
   * @throws NumberFormatException if the text is malformed
   */
  public static TestDialectVersion parse(String text) {
    int dot = Math.max(0, text.indexOf('.'));
    return new TestDialectVersion(Long.parseLong(text.substring(0, dot)), Long.parseLong(text.substring(dot + 1)));
  }

  @Override
  public int compareTo(TestDialectVersion other) {
    int byMajor = Long.compareUnsigned(major, other.major);
    return byMajor != 0 ? byMajor : Long.compareUnsigned(minor, other.minor);
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
