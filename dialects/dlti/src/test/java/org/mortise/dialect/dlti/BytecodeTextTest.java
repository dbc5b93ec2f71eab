// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;

class BytecodeTextTest {
  private static final String PROGRAM = """
      module attributes {x.t = #dlti.dl_spec<"a" = 1 : i32>} {}
      """;

  @Test
  void attribute_writtenAsText_hasTheSpellingOfTheVersion() throws IOException {
    assertThat(bytecode(MlirVersion.V19_1)).contains("#dlti.dl_spec<#dlti.dl_entry<\"a\", 1 : i32>>");
    assertThat(bytecode(MlirVersion.V22_1)).contains("#dlti.dl_spec<\"a\" = 1 : i32>");
  }

  private static String bytecode(MlirVersion version) throws IOException {
    Operation program = parseAndFind(PROGRAM, "builtin.module");
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    BytecodeWriter.Options options = BytecodeWriter.Options.DEFAULT.withMlirVersion(version);
    assertThat(BytecodeWriter.write(program, options, new Resources(), file, ignored -> { })).isTrue();
    return file.toString(StandardCharsets.ISO_8859_1);
  }
}
