// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;

class LlvmBytecodeTest {
  private static final String TYPE = """
      module attributes {x.t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "n", sizeInBits = 51>} {}
      """;
  /** The number 0 of the class and the tag 0x24, each as twice its value plus one. */
  private static final String ENCODED_TYPE = "\1I";

  @Test
  void debugType_writtenForEachVersion_isEncodedForTheNewestOnly() throws IOException {
    assertThat(bytecode(parse(TYPE), MlirVersion.V22_1)).doesNotContain("#llvm").contains(ENCODED_TYPE);
    assertThat(bytecode(parse(TYPE), MlirVersion.V19_1)).contains("#llvm.di_basic_type<tag = DW_TAG_base_type, name");
  }

  @Test
  void compileUnit_withNameOfSplitFile_isWrittenAsText() throws IOException {
    String unit = "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <\"a\" in \"b\">, "
        + "isOptimized = false, emissionKind = Full%s>";
    String module = "module attributes {x.t = %s} {}";
    assertThat(bytecode(parse(module.formatted(unit.formatted(""))), MlirVersion.V22_1)).doesNotContain("#llvm");
    assertThat(bytecode(
        parse(module.formatted(unit.formatted(", splitDebugFilename = \"c\""))), MlirVersion.V22_1))
        .contains("splitDebugFilename = \"c\"");
  }

  @Test
  void unknownTag_inFile_isAnError() throws IOException {
    String file = bytecode(parse(TYPE), MlirVersion.V22_1);
    int tag = file.indexOf(ENCODED_TYPE) + 1;
    assertThat(errorOf(file)).isNull();
    assertThat(errorOf(file.substring(0, tag) + '\r' + file.substring(tag + 1)))
        .isEqualTo("unknown debug info tag: 6");
  }

  @Test
  void unknownClass_inFile_isAnError() throws IOException {
    String file = bytecode(parse(TYPE), MlirVersion.V22_1);
    int number = file.indexOf(ENCODED_TYPE);
    assertThat(errorOf(file.substring(0, number) + '\'' + file.substring(number + 1)))
        .isEqualTo("unknown attribute code: 19");
  }

  private static Operation parse(String text) {
    return parseAndFind(text, "builtin.module");
  }

  private static String bytecode(Operation program, MlirVersion version) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    BytecodeWriter.Options options = BytecodeWriter.Options.DEFAULT.withMlirVersion(version);
    assertThat(BytecodeWriter.write(program, options, new Resources(), file, ignored -> { })).isTrue();
    return file.toString(StandardCharsets.ISO_8859_1);
  }

  /** Returns the first error of reading a file; null if there is none. */
  private static @Nullable String errorOf(String file) {
    List<String> errors = new ArrayList<>();
    Context context = parse("module {}").context();
    SourceText text = SourceText.of("f", file.getBytes(StandardCharsets.ISO_8859_1));
    BytecodeReader.read(
        text, context, ParserOptions.PERMISSIVE, diagnostic -> errors.add(diagnostic.message()), new Resources());
    return errors.isEmpty() ? null : errors.get(0);
  }
}
