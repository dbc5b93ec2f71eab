// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Pipeline;
import org.mortise.report.ProgramReport;
import org.mortise.report.RunReport;
import org.mortise.testing.ClassPathContext;

/** The pictures of graphs that a browser draws. Needs Chromium. */
@Timeout(120)
class GraphPictureTest {
  private static final Path BROWSER = Path.of("/usr/bin/chromium");
  private static final String PROGRAM = """
      func.func @"a<b>"(%c: i1, %m: memref<4xf32>) {
        %v = memref.cast %m : memref<4xf32> to memref<?xf32>
        scf.if %c {
          func.call @callee() : () -> ()
        }
        return
      }
      func.func @callee() {
        return
      }
      """;

  @TempDir
  private Path folder;
  private Path page;

  @BeforeEach
  void writePage() throws IOException {
    assumeTrue(Files.isExecutable(BROWSER), "no " + BROWSER);
    writePage(PROGRAM);
  }

  private void writePage(String text) throws IOException {
    RunReport report = new RunReport("test");
    ProgramReport program = report.program(SourceText.of("test.mlir", text), 1);
    Operation module = ClassPathContext.parseAndFind(text, "builtin.module");
    program.start(new Pipeline(Pipeline.ANY), module, true);
    program.finish();
    page = folder.resolve("page.html");
    try (OutputStream out = Files.newOutputStream(page)) {
      report.writeTo(out);
    }
  }

  private String shown(String address) throws IOException, InterruptedException {
    Path out = folder.resolve("shown.html");
    Process process = new ProcessBuilder(List.of(BROWSER.toString(), "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=" + folder.resolve("profile"), "--virtual-time-budget=20000", "--dump-dom",
        page.toUri() + address))
        .redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try {
      assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String text = Files.readString(out);
    return text.substring(text.indexOf("<section id=\"calls-section\""));
  }

  @Test
  void controlFlow_region_isDrawnInsideItsFunction() throws Exception {
    assertThat(shown("#f=1&graph=control-flow")).contains("class=\"graph\"")
        .contains("<title>func.func @a&lt;b&gt;</title>").contains("<title>scf.if</title>")
        .contains("stroke-dasharray=\"4 3\"");
  }

  @Test
  void aliases_view_isDrawn() throws Exception {
    assertThat(shown("#f=%40a%3Cb%3E&graph=aliases")).contains("class=\"graph\"").contains("memref.cast</tspan>");
  }

  @Test
  void calls_callerWithDetails_isLink() throws Exception {
    assertThat(shown("#graph=calls")).contains("class=\"graph\"").contains("href=\"#f=1\"")
        .contains("<title>func.func @callee</title>");
  }

  @Test
  void calls_functionInInnerModule_isFoundByItsName() throws Exception {
    writePage("module {\nmodule {\n" + PROGRAM + "}\n}\n");

    assertThat(shown("#f=%40a%3Cb%3E&graph=calls")).contains("class=\"graph\"")
        .contains("(builtin.module)::@a&lt;b&gt; (func.func)").contains("href=\"#f=2\"");
  }
}
