// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each package depends only on those before it in one list. */
class LayersTest {
  private static final Path SOURCES = Path.of("src/main/java/org/mortise/ir");
  private static final List<String> PACKAGES = List.of(
      "affine", "", "types", "attributes", "symbols", "syntax", "rewrite", "definition", "builtin", "dominance",
      "interfaces", "function", "text", "text.format", "text.printer", "text.context", "text.parser", "transform",
      "verify", "pass");
  private static final Pattern IMPORT =
      Pattern.compile("^import (?:static )?org\\.mortise\\.ir((?:\\.[a-z]+)*)\\.[A-Z]", Pattern.MULTILINE);

  @Test
  void packages_imports_goDownOnly() throws IOException {
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
    assertThat(PACKAGES).contains(name);
    return PACKAGES.indexOf(name);
  }
}
