// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page that {@code --report} writes, in a browser. Needs Chromium or Chrome. */
@Timeout(120)
class ReportBrowserTest {
  private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
  private static final String PIPELINE = "--pass-pipeline=builtin.module(builtin.module(mark-it,keep-it))";
  private static Path browser;

  @TempDir
  private Path folder;

  @BeforeAll
  static void findBrowser() {
    for (String directory : System.getenv("PATH").split(":")) {
      for (String name : NAMES) {
        Path program = Path.of(directory, name);
        browser = browser == null && Files.isExecutable(program) ? program : browser;
      }
    }
    assumeTrue(browser != null, "no browser of " + NAMES + " on the path");
  }

  private Path page(String name, String input, String... arguments) {
    Path file = folder.resolve(name);
    String[] all = Arrays.copyOf(arguments, arguments.length + 1);
    all[arguments.length] = "--report=" + file;
    ToolRun.of(input, all);
    return file;
  }

  /** Returns the elements of a page after its script has run. */
  private String shown(Path page, String address) throws IOException, InterruptedException {
    Path out = folder.resolve("shown.html");
    Process process = new ProcessBuilder(browser.toString(), "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=" + folder.resolve("profile"), "--virtual-time-budget=20000", "--dump-dom",
        page.toUri() + address)
        .redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try {
      assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String text = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(text).contains("data-ready=\"true\"");
    return text;
  }

  @Test
  void function_changed_showsDifference() throws Exception {
    Path page = page("a.html", "module @f {}\nmodule @g {}\n", PIPELINE);

    assertThat(shown(page, "")).contains("<a href=\"#f=1\">@f</a>").contains("0 of 0 functions");
    assertThat(shown(page, "#f=1")).contains("mark-it: ").contains("<mark>").contains("test.marked");
  }

  @Test
  void reportAgainst_otherRun_showsDifferences() throws Exception {
    Path earlier =
        page("a.html", "module @f {}\nmodule @g {}\nmodule @old {}\n", "--pass-pipeline=builtin.module(keep-it)");
    Path page = page("b.html", "module @f {}\nmodule @g {}\nmodule @new {}\n", PIPELINE, "--report-against=" + earlier);

    String list = shown(page, "");
    assertThat(list).contains("4 functions differ").contains("keep-it (only before)").contains("mark-it (new)")
        .contains("only now").contains("only before");
    assertThat(shown(page, "#c=0")).contains("@f (rest of module), compared");
  }

  @Test
  void reportAgainst_sameRun_showsNoDifference() throws Exception {
    Path earlier = page("a.html", "module @f {}\n", PIPELINE);
    Path page = page("b.html", "module @f {}\n", PIPELINE, "--report-against=" + earlier);

    assertThat(shown(page, "")).contains("All functions have the same results.");
  }

  /** Replaces a block of a page by an unreadable one. */
  private static void damage(Path page, String block) throws IOException {
    String text = Files.readString(page);
    Files.writeString(page, text.replaceFirst("(id=\"" + block + "\">)[^<]*<", "$1AAAA<"));
  }

  @Test
  void reportAgainst_damagedData_showsRunWithoutComparison() throws Exception {
    Path earlier = page("a.html", "module @f {}\nmodule @g {}\n", PIPELINE);
    damage(earlier, "index");
    Path page = page("b.html", "module @f {}\nmodule @g {}\n", PIPELINE, "--report-against=" + earlier);

    assertThat(shown(page, "#f=1")).contains("The earlier run cannot be shown: its data are damaged")
        .contains("mark-it: ")
        .contains("<section id=\"compared\" aria-labelledby=\"compared-title\" tabindex=\"-1\" hidden=\"\">");
  }

  @Test
  void function_damagedData_showsProblemAndList() throws Exception {
    Path page = page("a.html", "module @f {}\nmodule @g {}\n", PIPELINE);
    damage(page, "b0");

    assertThat(shown(page, "#f=1")).contains("#f=1 cannot be shown: its data are damaged")
        .contains("0 of 0 functions");
  }

  @Test
  void function_manyChangedLines_showsFirstOnes() throws Exception {
    String line = "%%x%d = builtin.unrealized_conversion_cast to %s\n";
    List<String> programs = Stream.of("i1", "i2").map(type -> IntStream.range(0, 3000)
        .mapToObj(i -> line.formatted(i, type))
        .collect(Collectors.joining("", "module @f {\n", "}\nmodule @g {}\n"))).toList();
    Path earlier = page("a.html", programs.get(0), PIPELINE);
    Path page = page("b.html", programs.get(1), PIPELINE, "--report-against=" + earlier);

    String shown = shown(page, "#c=0");
    assertThat(shown).contains("3000 lines removed, 3000 added").contains("show 1000 more lines");
    assertThat(shown.split("class=\"old\"", -1)).hasSizeBetween(900, 1001);
  }

  @Test
  void address_ofUnknownFunction_showsMessageAndList() throws Exception {
    Path page = page("a.html", "module @f {}\n", PIPELINE);

    for (String name : List.of("@nosuch", "99", "%zz")) {
      assertThat(shown(page, "#f=" + name)).contains("There is nothing to show of the function " + name + ".")
          .contains("0 of 0 functions");
    }
  }
}
