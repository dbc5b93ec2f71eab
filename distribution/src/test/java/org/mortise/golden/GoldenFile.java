// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A test program: its first line says {@code // RUN: <flags>}, and what the tool prints stands beside it in {@code
 * NAME.expected.mlir}. A second line {@code // REFERENCE: <why>} says that the reference prints something else, and why.
 * With {@code --verify-diagnostics} among the flags there is no expected file: the tool must succeed and print nothing
 * else is looked at.
 */
record GoldenFile(Path input, List<String> flags, String differsFromReference) {
  private static final String RUN = "// RUN:";
  private static final String REFERENCE = "// REFERENCE:";

  static GoldenFile read(Path input) {
    try (Stream<String> lines = Files.lines(input, StandardCharsets.ISO_8859_1)) {
      List<String> head = lines.limit(2).toList();
      if (head.isEmpty() || !head.get(0).startsWith(RUN)) {
        throw new IllegalStateException(input + " does not start with " + RUN);
      }
      String flags = head.get(0).substring(RUN.length()).strip();
      String differs = head.size() > 1 && head.get(1).startsWith(REFERENCE)
          ? head.get(1).substring(REFERENCE.length()).strip() : null;
      return new GoldenFile(input, flags.isEmpty() ? List.of() : List.of(flags.split("\\s+")), differs);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  boolean checksDiagnostics() {
    return flags.stream().anyMatch(flag -> flag.startsWith("--verify-diagnostics"));
  }

  Path expected() {
    String name = input.getFileName().toString();
    return input.resolveSibling(name.substring(0, name.length() - ".mlir".length()) + ".expected.mlir");
  }
}
