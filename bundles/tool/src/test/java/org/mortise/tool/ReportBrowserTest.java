// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

    assertThat(shown(page, "")).contains("<a href=\"#f=1\">@f</a>").contains("3 of 3 functions");
    assertThat(shown(page, "#f=1")).contains("mark-it: ").contains("<mark>").contains("test.marked");
  }

  @Test
  void reportAgainst_otherRun_showsWhatDiffers() throws Exception {
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

  @Test
  void address_ofUnknownFunction_showsMessageAndList() throws Exception {
    Path page = page("a.html", "module @f {}\n", PIPELINE);

    for (String name : List.of("@nosuch", "99", "%zz")) {
      assertThat(shown(page, "#f=" + name)).contains("There is nothing to show of the function " + name + ".")
          .contains("1 of 1 functions");
    }
  }
}
