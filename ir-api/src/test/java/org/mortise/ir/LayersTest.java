// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Operations, types, their definitions and their texts know one another. What is done with programs stands above them,
 * each package knowing only those before it.
 */
class LayersTest {
  private static final Path SOURCES = Path.of("src/main/java/org/mortise/ir");
  private static final Set<String> CORE = Set.of(
      "", "affine", "attributes", "builtin", "definition", "rewrite", "symbols", "syntax", "text", "text.format",
      "text.printer", "types");
  private static final List<String> ABOVE =
      List.of("dominance", "interfaces", "function", "text.parser", "transform", "verify", "pass");
  private static final Pattern IMPORT =
      Pattern.compile("^import (?:static )?org\\.mortise\\.ir((?:\\.[a-z]+)*)\\.[A-Z]", Pattern.MULTILINE);

  @Test
  void aPackageKnowsOnlyThoseBeforeIt() throws IOException {
    List<String> wrong = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        check(file, wrong);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static void check(Path file, List<String> wrong) throws IOException {
    int own = layer(SOURCES.relativize(file.getParent()).toString().replace(file.getFileSystem().getSeparator(), "."));
    Matcher imports = IMPORT.matcher(Files.readString(file));
    while (imports.find()) {
      String name = imports.group(1).isEmpty() ? "" : imports.group(1).substring(1);
      if (layer(name) > own) {
        wrong.add(SOURCES.relativize(file) + " knows " + name);
      }
    }
  }

  private static int layer(String name) {
    assertThat(CORE.contains(name) || ABOVE.contains(name)).as("a layer for " + name).isTrue();
    return ABOVE.indexOf(name);
  }
}
