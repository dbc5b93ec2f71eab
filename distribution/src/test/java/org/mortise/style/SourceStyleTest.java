// SPDX-License-Identifier: Apache-2.0
package org.mortise.style;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Style rules for all Java files of the project. Text blocks of tests are programs, whose lines may have any length.
 */
class SourceStyleTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final int COLUMNS = 120;
  private static final int LINES = 600;
  private static final Pattern IMPORT = Pattern.compile("import (?:static )?[\\w.]+\\.(\\w+);");
  private static final String QUOTES = "\"\"\"";

  private final List<String> offences = new ArrayList<>();

  @Test
  void sources_all_haveShortLinesAndUsedImports() throws IOException {
    List<Path> files = sources();
    for (Path file : files) {
      check(file, Files.readAllLines(file));
    }
    assertThat(files).hasSizeGreaterThan(500);
    assertThat(offences).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
        String name = directory.getFileName().toString();
        boolean isSource = directory.equals(ROOT) || !name.startsWith(".") && !name.equals("target");
        return isSource ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (file.toString().endsWith(".java")) {
          found.add(file);
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return found;
  }

  private void check(Path file, List<String> lines) {
    if (lines.size() > LINES) {
      offences.add(file + " has " + lines.size() + " lines");
    }
    boolean isTest = file.toString().contains("/src/test/");
    boolean inTextBlock = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.length() > COLUMNS && !(isTest && inTextBlock)) {
        offences.add(file + ":" + (i + 1) + " has " + line.length() + " columns");
      }
      inTextBlock ^= line.split(QUOTES, -1).length % 2 == 0;
    }
    checkImports(file, lines);
  }

  private void checkImports(Path file, List<String> lines) {
    String text = String.join("\n", lines);
    for (String line : lines) {
      Matcher imported = IMPORT.matcher(line);
      if (imported.matches() && occurrences(text, imported.group(1)) == 1) {
        offences.add(file + " does not need " + line);
      }
    }
  }

  private static long occurrences(String text, String name) {
    return Pattern.compile("\\b" + name + "\\b").matcher(text).results().count();
  }
}
