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
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.importer.ImportTool;
import org.mortise.importer.compare.Reasons;
import org.mortise.ir.Dialect;
import org.mortise.ir.rewrite.DeferredDialect;

/** The definitions of our dialects are those of MLIR 19.1, except for stated reasons. */
class DefinitionsTest {
  private static final Path REASONS = DefinitionFiles.LISTS.resolve("mlir-19.1.reasons");
  /** Dialects that are ours, or defined in C++ only, or those of MLIR's tests. */
  private static final Set<String> NOT_COMPARED = Set.of("builtin", "ods", "test", "test_dyn");

  static Set<String> dialects() throws IOException {
    return DefinitionFiles.read("mlir-19.1.files").keySet();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void compare_dialectOf19_differsForReasonsOnly(String dialect) throws IOException {
    assumeTrue(!DefinitionFiles.FOLDER.isEmpty(), DefinitionFiles.NOT_INSTALLED);
    List<String> arguments = DefinitionFiles.arguments(dialect);
    arguments.addAll(List.of("--compare", dialect, "--mlir-version=19.1", "--reasons", REASONS.toString()));
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
    Set<String> ours = ServiceLoader.load(Dialect.class).stream().map(Provider::get)
        .filter(dialect -> !(dialect instanceof DeferredDialect)).map(Dialect::namespace)
        .filter(name -> !NOT_COMPARED.contains(name)).collect(Collectors.toSet());
    assertThat(dialects()).isEqualTo(ours);
    assertThat(DefinitionFiles.read("mlir-22.1.files").keySet()).isEqualTo(ours);
    Reasons reasons = Reasons.read(Files.newBufferedReader(REASONS));
    assertThat(reasons.explain(List.of(), ours).unused()).hasSize(reasons.size());
  }
}
