// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;

/**
 * A test program. Its first line is {@code // RUN: <flags>}; the expected output is in {@code NAME.expected.mlir} in
 * the same folder. A Fortran program {@code NAME.fir} uses {@code fir-opt} instead of {@code mlir-opt}, and {@code
 * NAME.expected.fir}. A second line {@code // REFERENCE: <reason>} states that MLIR's output differs, and why; a second
 * or third line {@code // VALIDATION: <reason>} that the passes change the program's behavior. Flags are separated by
 * white space outside double quotes; {@code %S} in them is the folder of the program. If the flags end in {@code 2>&1},
 * the expected output is the messages followed by the normal output. MLIR 22 is the judge, with {@code
 * --mlir-version=19.1} MLIR 19. With {@code --verify-diagnostics} there is no
 * expected file: the tool must succeed, and its output is ignored.
 */
record GoldenFile(Path input, List<String> flags, boolean withMessages, @Nullable String differsFromReference) {
  private static final String MESSAGES = "2>&1";
  private static final String RUN = "// RUN:";
  private static final String REFERENCE = "// REFERENCE:";
  private static final String VERSION = "--mlir-version=";
  private static final String FORMER = VERSION + "19.1";
  private static final String FOLDER = "%S";
  private static final String FORTRAN = ".fir";
  private static final String EXPECTED = ".expected";
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
      String folder = String.valueOf(input.getParent());
      List<String> words = WORD.matcher(flags).results()
          .map(word -> word.group().replace("\"", "").replace(FOLDER, folder)).toList();
      return new GoldenFile(input, words, withMessages, differs);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  boolean checksDiagnostics() {
    return flags.stream().anyMatch(flag -> flag.startsWith("--verify-diagnostics"));
  }

  /** Returns whether a file is a program, not the expected output of one. */
  static boolean isProgram(Path file) {
    String name = file.getFileName().toString();
    return (name.endsWith(".mlir") || name.endsWith(FORTRAN)) && !name.contains(EXPECTED + ".");
  }

  /**
   * Returns the path of the tool to compare with: version 19 if the file expects its text, otherwise version 22.
   *
   * @param reference the path of {@code mlir-opt} of version 19
   */
  String reference(String reference) {
    String tool = flags.contains(FORMER) ? reference : reference.replaceFirst("19$", "22");
    return input.toString().endsWith(FORTRAN) ? tool.replace("mlir-opt", "fir-opt") : tool;
  }

  /** Returns the version of MLIR whose text the file expects. */
  MlirVersion version() {
    return flags.contains(FORMER) ? MlirVersion.V19_1 : MlirVersion.V22_1;
  }

  /** Returns whether the file has several programs. */
  boolean isSplit() {
    return flags.stream().anyMatch(flag -> flag.startsWith("--split-input-file"));
  }

  /** Returns the flags for the tool to compare with. */
  List<String> referenceFlags() {
    return flags.stream().filter(flag -> !flag.startsWith(VERSION)).toList();
  }

  Path expected() {
    String name = input.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return input.resolveSibling(name.substring(0, dot) + EXPECTED + name.substring(dot));
  }
}
