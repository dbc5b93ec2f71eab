// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.llvm.types.IdentifiedStructType;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Several programs of one context can define a structure of the same name. */
class IdentifiedStructsTest {
  private final Context context = Contexts.builder().dialect(new LlvmDialect()).build();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  private List<Type> parse(String types) {
    int count = types.split("; ").length;
    String text = "%0:" + count + " = \"test.values\"() : () -> (" + types.replace("; ", ", ") + ")";
    Operation module =
        IRParser.parse(SourceText.of("types.mlir", text), context, ParserOptions.PERMISSIVE, diagnostics::add);
    List<Type> parsed = new ArrayList<>();
    if (module != null) {
      module.region(0).first().first().resultList().forEach(result -> parsed.add(result.type()));
    }
    return parsed;
  }

  @Test
  void parse_recursiveStructTwice_returnsSameType() {
    String recursive = "!llvm.struct<\"list\", (i32, ptr, array<2 x struct<\"list\">>)>";
    Type first = parse(recursive).get(0);
    assertThat(first).hasToString(recursive).isSameAs(parse(recursive).get(0));
    assertThat(((IdentifiedStructType) first).elementTypes()).hasSize(3);
  }

  @Test
  void parse_otherBodyInOtherProgram_isOtherType() {
    Type first = parse("!llvm.struct<\"t\", (i32)>").get(0);
    Type second = parse("!llvm.struct<\"t\", packed (f32)>").get(0);
    assertThat(diagnostics).isEmpty();
    assertThat(first).hasToString("!llvm.struct<\"t\", (i32)>");
    assertThat(second).hasToString("!llvm.struct<\"t\", packed (f32)>");
  }

  @Test
  void parse_opaqueAfterBodyInOtherProgram_leavesBothAsTheyAre() {
    Type first = parse("!llvm.struct<\"t\", (i32)>").get(0);
    Type second = parse("!llvm.struct<\"t\", opaque>").get(0);
    assertThat(diagnostics).isEmpty();
    assertThat(((IdentifiedStructType) first).isOpaque()).isFalse();
    assertThat(((IdentifiedStructType) second).isOpaque()).isTrue();
  }

  @Test
  void parse_secondBodyInProgram_isError() {
    assertThat(parse("!llvm.struct<\"t\", (i32)>; !llvm.struct<\"t\", (i64)>")).isEmpty();
    assertThat(diagnostics).hasSize(1);
    assertThat(diagnostics.get(0).message()).isEqualTo("identified type already used with a different body");
  }
}
