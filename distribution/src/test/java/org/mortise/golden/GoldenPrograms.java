// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The golden programs of all modules, and their command lines. */
public final class GoldenPrograms {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"]|\"[^\"]*\")+");
  private static final String RUN = "// RUN:";

  private GoldenPrograms() {}

  /** Returns the programs of all modules, sorted. */
  public static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..").toRealPath())) {
      return files.filter(GoldenPrograms::isProgram).sorted().toList();
    }
  }

  private static boolean isProgram(Path file) {
    String path = file.toString();
    return path.contains("/src/test/mlir/") && !path.contains("/target/") && !path.contains(".expected.")
        && (path.endsWith(".mlir") || path.endsWith(".fir"));
  }

  /** Returns the command line of a program without redirections; empty if it has none. */
  public static List<String> flags(Path program) throws IOException {
    try (Stream<String> lines = Files.lines(program, StandardCharsets.ISO_8859_1)) {
      String first = lines.findFirst().orElse("");
      if (!first.startsWith(RUN)) {
        return List.of();
      }
      String text = first.substring(RUN.length()).replace("2>&1", "").replace("%S", "" + program.getParent());
      return WORD.matcher(text).results().map(word -> word.group().replace("\"", "")).toList();
    }
  }
}
