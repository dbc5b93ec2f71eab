// SPDX-License-Identifier: Apache-2.0
package org.mortise.definitions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.importer.compare.Comparison;
import org.mortise.importer.compare.Reasons;
import org.mortise.importer.records.Records;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.text.context.Contexts;

/**
 * The definitions of our dialects are those of MLIR 19.1, except for stated reasons. The system property {@code
 * mortise.definitions} names the folder with MLIR's definitions, for example {@code /usr/lib/llvm-19/include}; Flang's
 * are looked for there, too.
 */
class DefinitionsTest {
  private static final String FOLDER = System.getProperty("mortise.definitions", "");
  private static final Path INSTALLED = Path.of("/usr/lib/llvm-19/include");
  private static final String TABLEGEN = "llvm-tblgen-19";

  @TempDir
  private Path scratch;

  static Set<String> dialects() throws IOException {
    return files().keySet();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void compare_dialectOf19_differsForReasonsOnly(String dialect) throws Exception {
    assumeTrue(!FOLDER.isEmpty(), "the definitions are not installed, or not named by -Dmortise.definitions");
    List<Records> records = new ArrayList<>();
    for (String file : files().get(dialect)) {
      records.add(dump(file));
    }
    Context.Builder context = Contexts.builder();
    ServiceLoader.load(Dialect.class).forEach(context::dialect);
    try (Reader text = resource("mlir-19.1.reasons")) {
      Reasons.Result result = Reasons.read(text)
          .explain(Comparison.compare(context.build(), dialect, records), Set.of(dialect));
      assertThat(result.open()).as("differences").isEmpty();
      assertThat(result.unused()).as("reasons without a difference").isEmpty();
    }
  }

  /** Reasons are for dialects that are compared. */
  @Test
  void reasons_all_areForComparedDialects() throws IOException {
    try (Reader text = resource("mlir-19.1.reasons")) {
      Reasons.Result result = Reasons.read(text).explain(List.of(), dialects());
      assertThat(result.unused()).hasSize(Reasons.read(resource("mlir-19.1.reasons")).size());
    }
  }

  private Records dump(String file) throws IOException, InterruptedException {
    Path json = scratch.resolve("dump.json");
    Path folder = Path.of(FOLDER);
    Path definition = Files.exists(folder.resolve(file)) ? folder.resolve(file) : INSTALLED.resolve(file);
    Process process = new ProcessBuilder(TABLEGEN, "--dump-json", "-I", definition.getParent().toString(),
        "-I", FOLDER, "-I", INSTALLED.toString(), definition.toString(), "-o", json.toString()).inheritIO().start();
    assertThat(process.waitFor()).as(file).isZero();
    try (Reader text = Files.newBufferedReader(json)) {
      return Records.read(text);
    }
  }

  private static Map<String, List<String>> files() throws IOException {
    Map<String, List<String>> files = new TreeMap<>();
    try (BufferedReader lines = new BufferedReader(resource("mlir-19.1.files"))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] words = line.split(" ");
        if (!words[0].equals("//")) {
          files.computeIfAbsent(words[0], dialect -> new ArrayList<>()).add(words[1]);
        }
      }
    }
    return files;
  }

  private static Reader resource(String name) {
    return new InputStreamReader(
        Objects.requireNonNull(DefinitionsTest.class.getResourceAsStream(name)), StandardCharsets.UTF_8);
  }
}
