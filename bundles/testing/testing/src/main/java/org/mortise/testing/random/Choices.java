// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.Random;
import java.util.regex.Pattern;

/** Adds to the functions of a program, at random, the attribute that selects a deallocation algorithm, or none. */
final class Choices {
  private static final Pattern FUNCTION = Pattern.compile("(?m)^(\\s*func\\.func .*) \\{$");

  private Choices() {}

  static String in(String program, long seed) {
    Random random = new Random(seed);
    return FUNCTION.matcher(program).replaceAll(function -> {
      String choice = switch (random.nextInt(5)) {
        case 0, 1 -> " attributes {mortise.deallocation = \"legacy\"}";
        case 2, 3 -> " attributes {mortise.deallocation = \"ownership\"}";
        default -> "";
      };
      return function.group(1) + choice + " {";
    });
  }
}
