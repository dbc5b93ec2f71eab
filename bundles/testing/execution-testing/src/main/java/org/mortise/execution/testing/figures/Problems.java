// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The programs with problems, by kind. */
final class Problems {
  private static final int MOST_NAMES = 10;

  private final @Nullable Path directory;
  private final Map<String, List<String>> byKind = new LinkedHashMap<>();
  private final Map<String, Map<String, Integer>> reasons = new LinkedHashMap<>();

  /** @param directory receives the programs; null if they are not kept */
  Problems(@Nullable Path directory) {
    this.directory = directory;
  }

  void note(String side, String kind, Input input, String reason) {
    String key = side + ": " + kind;
    byKind.computeIfAbsent(key, each -> new ArrayList<>()).add(input.name());
    if (!reason.isEmpty()) {
      reasons.computeIfAbsent(key, each -> new LinkedHashMap<>())
          .merge(reason.lines().findFirst().orElse("").replaceAll("\\d+", "N"), 1, Integer::sum);
    }
    if (directory != null) {
      String header = "// " + key + (reason.isEmpty() ? "" : ": " + reason.replaceAll("\\s+", " ")) + "\n";
      String file = (key + " " + input.name()).replaceAll("\\W+", "-") + ".mlir";
      try {
        Files.writeString(directory.resolve(file), header + input.program(), StandardCharsets.ISO_8859_1);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  /** Returns the number of programs with problems of a kind. */
  int count(String side, String kind) {
    return byKind.getOrDefault(side + ": " + kind, List.of()).size();
  }

  /** Returns a line for each kind, with the first programs, and lines with the most frequent reasons. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    byKind.forEach((kind, names) -> {
      text.append(kind).append(": ").append(names.size()).append(" (")
          .append(String.join(" ", names.subList(0, Math.min(MOST_NAMES, names.size()))))
          .append(names.size() > MOST_NAMES ? " ..." : "").append(")\n");
      reasons.getOrDefault(kind, Map.of()).entrySet().stream()
          .sorted((a, b) -> b.getValue() - a.getValue()).limit(MOST_NAMES)
          .forEach(entry -> text.append("  ").append(entry.getValue()).append(" x ").append(entry.getKey())
              .append('\n'));
    });
    return text.toString();
  }
}
