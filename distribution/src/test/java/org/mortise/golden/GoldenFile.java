// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A test program: its first line says {@code // RUN: <flags>}, and what the tool prints stands beside it in {@code
 * NAME.expected.mlir}. A second line {@code // REFERENCE: <why>} says that the reference prints something else, and
 * why. Flags are separated by white space that is not in double quotes. If they end in {@code 2>&1}, what the tool
 * prints are its messages, and behind them what it prints otherwise. With {@code --verify-diagnostics} among the flags
 * there is no expected file: the tool must succeed and print nothing else is looked at.
 */
record GoldenFile(Path input, List<String> flags, boolean withMessages, String differsFromReference) {
  private static final String MESSAGES = "2>&1";
  private static final String RUN = "// RUN:";
  private static final String REFERENCE = "// REFERENCE:";
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"]|\"[^\"]*\")+");

  static GoldenFile read(Path input) {
    try (Stream<String> lines = Files.lines(input, StandardCharsets.ISO_8859_1)) {
      List<String> head = lines.limit(2).toList();
      if (head.isEmpty() || !head.get(0).startsWith(RUN)) {
        throw new IllegalStateException(input + " does not start with " + RUN);
      }
      String line = head.get(0).substring(RUN.length()).strip();
      boolean withMessages = line.endsWith(MESSAGES);
      String flags = withMessages ? line.substring(0, line.length() - MESSAGES.length()).strip() : line;
      String differs = head.size() > 1 && head.get(1).startsWith(REFERENCE)
          ? head.get(1).substring(REFERENCE.length()).strip() : null;
      List<String> words = WORD.matcher(flags).results().map(word -> word.group().replace("\"", "")).toList();
      return new GoldenFile(input, words, withMessages, differs);
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
