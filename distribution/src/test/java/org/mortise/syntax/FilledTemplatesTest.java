// SPDX-License-Identifier: Apache-2.0
package org.mortise.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.format.SyntaxTemplate;
import org.mortise.ir.text.format.SyntaxTemplate.Part;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.Snapshot;

/** The templates of completion, with their holes filled, are programs that parse. MLIR 19 accepts the same programs. */
class FilledTemplatesTest {
  private static final ClassLoader LOADER = FilledTemplatesTest.class.getClassLoader();
  private static final Mortise MORTISE = Mortise.ofClassPath(LOADER);
  private static final Context CONTEXT = Snapshot.ofClassPath(LOADER).context();
  private static final String COMMENT = "// ";

  private static List<String> programs(String file) throws IOException {
    try (InputStream in = FilledTemplatesTest.class.getResourceAsStream("/templates/" + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return List.of(text.substring(text.indexOf('\n') + 1).split("// -----\n"));
    }
  }

  private static Pattern filled(String name) {
    OpDefinition definition = OpDefinition.of(CONTEXT.operationName(name));
    assertThat(definition).as(name).isNotNull();
    if (definition.hasAssembly()) {
      return pattern(name, SyntaxTemplate.of(definition));
    }
    return pattern('"' + name + '"', SyntaxTemplate.generic(definition));
  }

  private static Pattern pattern(String written, List<Part> parts) {
    String rest = parts.stream().map(FilledTemplatesTest::pattern).collect(Collectors.joining());
    return Pattern.compile(Pattern.quote(written) + rest);
  }

  private static String pattern(Part part) {
    return switch (part.kind()) {
      case TEXT -> Pattern.quote(part.text());
      case REGION -> "\\{(?s:.*?)\\}";
      case HOLE -> part.words().isEmpty() ? "[^\n]+?" : "(" + String.join("|", part.words()) + ")";
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"templates.mlir", "templates.fir"})
  void template_filled_parses(String file) throws IOException {
    for (String program : programs(file)) {
      String names = program.substring(COMMENT.length(), program.indexOf('\n'));
      for (String name : names.split(" ")) {
        assertThat(program).containsPattern(filled(name));
      }
      Compilation run = MORTISE.run("builtin.module()", SourceText.of(file, program));
      assertThat(run.diagnostics()).as(names).isEmpty();
    }
  }
}
