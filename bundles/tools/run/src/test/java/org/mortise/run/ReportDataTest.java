// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/**
 * Compares all data in the pages of reports, except for times, with the files beside the programs, whose first line is
 * {@code // RUN: FLAGS} of {@code mortise-opt}. {@code -Dmortise.golden.update=true} rewrites the expected files.
 */
class ReportDataTest {
  private static final Path PROGRAMS = Path.of("src", "test", "programs", "report");
  private static final String FLAGS = "// RUN: ";
  private static final Pattern BLOCK =
      Pattern.compile("<script type=\"application/octet-stream\" id=\"(\\w+)\">([^<]*)</script>");
  private static final String LIBRARY = "layout";
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(ReportDataTest.class.getClassLoader());

  @TempDir
  static Path folder;

  @TestFactory
  Stream<DynamicTest> report_eachProgram_hasExpectedData() throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      programs = files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
    return programs.stream().map(program ->
        DynamicTest.dynamicTest(program.getFileName().toString(), () -> check(program)));
  }

  private static void check(Path program) throws IOException {
    Path page = folder.resolve(program.getFileName() + ".html");
    String flags = Files.readAllLines(program).get(0).substring(FLAGS.length());
    List<String> arguments = new ArrayList<>(List.of(flags.split(" ")));
    arguments.addAll(List.of("--report=" + page, program.toString()));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    new OptTool(() -> SNAPSHOT).run(
        arguments.toArray(String[]::new), InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    assertThat(page).as(err.toString(StandardCharsets.UTF_8)).exists();

    String data = data(Files.readString(page)).replace(page.toString(), "PAGE");
    Path expected = Path.of(program.toString().replace(".mlir", ".expected.txt"));
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(expected, data);
    }
    assertThat(data).isEqualTo(Files.readString(expected));
  }

  /** Returns the visible part of the page, then its blocks of data. */
  private static String data(String html) throws IOException {
    StringBuilder data = new StringBuilder(withoutTimes(html.replaceAll("(?s)<style>.*?</style>", "")
        .replaceAll("(?s)<script.*?</script>", "")).replace("><", ">\n<"));
    Matcher block = BLOCK.matcher(html);
    while (block.find()) {
      if (block.group(1).equals(LIBRARY)) {
        continue;
      }
      byte[] packed = Base64.getDecoder().decode(block.group(2));
      try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
        String text = withoutTimes(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        data.append("\n== ").append(block.group(1)).append('\n').append(text.replace("],", "],\n"));
      }
    }
    return data.append('\n').toString();
  }

  private static String withoutTimes(String text) {
    return text.replaceAll("[\\d.]+<meter[^>]*>", "TIME").replaceAll("[\\d.]+ ms", "TIME")
        .replaceAll("\"\\d+\\.\\d{3}\"", "TIME");
  }
}
