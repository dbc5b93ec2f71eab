// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

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

/** The folder that the build assembles. */
class AssemblyIT {
  private static final Path HOME = Path.of("target/mortise");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^):#]+)(?:#[^)]*)?\\)");

  /** Before the assembly, the build copies the files of deploy to bundles, too. */
  @Test
  void assembly_folderHasFileOfEarlierBuild_removesIt() {
    assertThat(HOME.resolve("bundles/README.txt")).doesNotExist();
    assertThat(HOME.resolve("deploy/README.txt")).exists();
  }

  @Test
  void assembly_pages_haveNoDeadLinksAndNoPathsOfTheSourceTree() throws IOException {
    List<String> dead = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      String text = Files.readString(page);
      for (Matcher link = LINK.matcher(text); link.find(); links++) {
        if (!Files.exists(page.resolveSibling(link.group(1)))) {
          dead.add(page + ": " + link.group(1));
        }
      }
      assertThat(text).as(page.toString()).doesNotContain("distribution/target/mortise/", "distribution/docs");
    }
    assertThat(dead).isEmpty();
    assertThat(links).isGreaterThan(50);
    assertThat(HOME.resolve("samples/programs/buffer.mlir")).exists();
    assertThat(HOME.resolve("samples/analysis/target")).doesNotExist();
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(HOME.resolve("README.md"), HOME.resolve("CHANGELOG.md")));
    try (Stream<Path> docs = Files.list(HOME.resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages;
  }

  @Test
  void assembly_tools_haveManualPages() throws IOException {
    try (Stream<Path> tools = Files.list(HOME.resolve("bin"))) {
      assertThat(tools.map(tool -> HOME.resolve("share/man/man1/" + tool.getFileName() + ".1")))
          .isNotEmpty().allMatch(Files::exists);
    }
  }

  /** Each licence that the list of third-party software names has its text beside it. */
  @Test
  void assembly_licences_haveTexts() throws IOException {
    String list = Files.readString(HOME.resolve("licences/THIRD-PARTY.txt"));
    Matcher text = Pattern.compile("\\((\\.\\./LICENSE|[\\w.-]+\\.txt)\\)").matcher(list);
    int texts = 0;
    for (; text.find(); texts++) {
      assertThat(HOME.resolve("licences").resolve(text.group(1))).exists();
    }
    assertThat(texts).isGreaterThan(8);
    assertThat(list).contains("EPL-2.0.txt").doesNotContain("https://www.eclipse.org/legal");
  }
}
