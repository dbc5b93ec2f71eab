// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.regex.Pattern;

/**
 * The private library function that {@code bufferization-lower-deallocations} adds to a program. A program in which its
 * name is taken gets a function with a number after the name.
 */
public final class DeallocationHelper {
  public static final String NAME = "dealloc_helper";
  private static final Pattern NUMBERED = Pattern.compile(NAME + "(_\\d+)?");

  private DeallocationHelper() {}

  /** Returns whether the symbol can be the library function. */
  public static boolean isNamed(String symbol) {
    return NUMBERED.matcher(symbol).matches();
  }
}
