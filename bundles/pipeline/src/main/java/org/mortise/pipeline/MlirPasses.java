// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The names of the passes of MLIR and Flang 19.1 and 22.1, which distinguish passes that are not implemented from
 * misspelled names. The list, {@code mlir-passes.txt}, is taken from {@code mlir-opt --help} and {@code fir-opt
 * --help}. It is read for each message about an unknown pass.
 */
final class MlirPasses {
  private MlirPasses() {}

  /** Returns whether {@code name} is a pass of MLIR or Flang. */
  static boolean contains(String name) {
    try (BufferedReader names = new BufferedReader(new InputStreamReader(
        MlirPasses.class.getResourceAsStream("mlir-passes.txt"), StandardCharsets.UTF_8))) {
      return names.lines().anyMatch(name::equals);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
