// SPDX-License-Identifier: Apache-2.0
package org.mortise.definitions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.importer.ImportTool;
import org.mortise.importer.compare.Reasons;
import org.mortise.ir.Dialect;

/**
 * The definitions of our dialects are those of MLIR 19.1, except for stated reasons. The system property {@code
 * mortise.definitions} names the folder with MLIR's definitions, for example {@code /usr/lib/llvm-19/include}.
 */
class DefinitionsTest {
  private static final String FOLDER = System.getProperty("mortise.definitions", "");
  private static final Path INSTALLED = Path.of("/usr/lib/llvm-19/include");
  private static final Path LISTS = Path.of("src/test/resources/org/mortise/definitions");
  private static final Path REASONS = LISTS.resolve("mlir-19.1.reasons");
  /** Dialects that are ours, or defined in C++ only, or those of MLIR's tests. */
  private static final Set<String> NOT_COMPARED = Set.of("builtin", "ods", "test", "test_dyn");

  static Set<String> dialects() throws IOException {
    return files("mlir-19.1.files").keySet();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void compare_dialectOf19_differsForReasonsOnly(String dialect) throws IOException {
    assumeTrue(!FOLDER.isEmpty(), "the definitions are not installed, or not named by -Dmortise.definitions");
    List<String> arguments = new ArrayList<>(List.of("--compare", dialect, "--reasons", REASONS.toString(),
        "--tblgen=llvm-tblgen-19", "-I", FOLDER, "-I", INSTALLED.toString()));
    for (String file : files("mlir-19.1.files").get(dialect)) {
      Path definition = Path.of(FOLDER, file);
      arguments.add((Files.exists(definition) ? definition : INSTALLED.resolve(file)).toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        new ImportTool().run(arguments.toArray(String[]::new), InputStream.nullInputStream(), out, err);
    assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isZero();
  }

  /** Every dialect is in the lists of files, and reasons are for dialects in them. */
  @Test
  void lists_allDialects_areThere() throws IOException {
    Set<String> ours = ServiceLoader.load(Dialect.class).stream().map(each -> each.get().namespace())
        .filter(name -> !NOT_COMPARED.contains(name)).collect(Collectors.toSet());
    assertThat(dialects()).isEqualTo(ours);
    assertThat(files("mlir-22.1.files").keySet()).isEqualTo(ours);
    Reasons reasons = Reasons.read(Files.newBufferedReader(REASONS));
    assertThat(reasons.explain(List.of(), ours).unused()).hasSize(reasons.size());
  }

  private static Map<String, List<String>> files(String list) throws IOException {
    Map<String, List<String>> files = new TreeMap<>();
    for (String line : Files.readAllLines(LISTS.resolve(list))) {
      String[] words = line.split(" ");
      if (!words[0].equals("//")) {
        files.computeIfAbsent(words[0], dialect -> new ArrayList<>()).add(words[1]);
      }
    }
    return files;
  }
}
