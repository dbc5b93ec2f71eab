// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.AttributeDefaults;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.text.context.Contexts;

/** Documents of a dialect whose comments are in {@code META-INF/mortise/toy.ops} of the test resources. */
class OperationDocumentTest {
  private static final OpDefinition LOAD = OpDefinition.named("toy.load")
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY)
      .optionalAttribute("fast", AttributeConstraints.BOOL, AttributeDefaults.FALSE)
      .reads("memref")
      .format("$memref `[` $indices `]` attr-dict `:` type($memref) type($result)")
      .build();

  private static final class ToyDialect extends Dialect {
    @Override
    public String namespace() {
      return "toy";
    }

    @Override
    public List<String> operationNames() {
      return List.of("toy.load");
    }

    @Override
    public OpDefinition operation(String name) {
      return name.equals("toy.load") ? LOAD : null;
    }
  }

  private static final Context CONTEXT = Contexts.builder().dialect(new ToyDialect()).build();

  @Test
  void textPage_ofOperation_showsSyntaxOperandsEffectsAndInterfaces() {
    assertThat(TextPage.of(OperationDocument.of(CONTEXT, "toy.load"))).isEqualTo("""
        toy.load: Reads an element of a `memref`.

        The indices must be
        inside the bounds.

          syntax      toy.load $memref `[` $indices `]` attr-dict `:` type($memref) type($result)
          operands    memref   memref of any type values (read)
                      indices  index (any number)
          results     result  any type
          attributes  fast  bool attribute (optional)
          interfaces  MemoryEffectOpInterface
        """);
  }

  @Test
  void document_ofUnknownOperation_isNull() {
    assertThat(OperationDocument.of(CONTEXT, "toy.store")).isNull();
    assertThat(OperationDocument.of(CONTEXT, "other.load")).isNull();
  }

  @Test
  void referencePages_withGoldenFile_haveItsShortestOperationAsExample(@TempDir Path folder) throws IOException {
    Path golden = folder.resolve("load.expected.mlir");
    Files.writeString(golden, """
        "toy.f"() ({
        ^bb0(%m: memref<8xi32>, %i: index):
          %0 = toy.load %m[%i] {note = "long"} : memref<8xi32> i32
          %1 = toy.load %m[%i] : memref<8xi32> i32
        }) : () -> ()
        """);

    ReferencePages.write(CONTEXT, folder, Examples.of(CONTEXT, List.of(golden)));

    assertThat(Files.readString(folder.resolve("markdown/toy.md")))
        .startsWith("# Dialect `toy`\n\n## `toy.load`\n\nReads an element of a `memref`.\n")
        .contains("| `indices` | index | any number |")
        .contains("Example:\n\n```mlir\n%1 = toy.load %arg0[%arg1] : memref<8xi32> i32\n```\n");
    assertThat(Files.readString(folder.resolve("html/toy.html")))
        .contains("<h2 id=\"toy.load\"><code>toy.load</code></h2>")
        .contains("<p>Reads an element of a <code>memref</code>.</p>")
        .contains("memref&lt;8xi32&gt;");
  }
}
