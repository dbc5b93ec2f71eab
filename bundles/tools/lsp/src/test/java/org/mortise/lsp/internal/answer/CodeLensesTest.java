// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.eclipse.lsp4j.CodeLens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.OpInterface;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

class CodeLensesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(CodeLensesTest.class.getClassLoader());
  private static final String TEXT = """
      func.func private @use(memref<4xf32>)
      func.func @f() {
        %a = memref.alloc() : memref<4xf32>
        call @use(%a) : (memref<4xf32>) -> ()
        memref.dealloc %a : memref<4xf32>
        return
      }
      """;

  private static String title(Snapshot snapshot) {
    CheckedDocument document = CheckedDocument.check(new DocumentText(TEXT), "f.mlir", snapshot);
    List<CodeLens> lenses = CodeLenses.of("file:///f.mlir", document);
    assertThat(lenses).singleElement().satisfies(lens -> assertThat(lens.getCommand()).isNull());
    return CodeLenses.resolving(lenses.get(0), document).get().getCommand().getTitle();
  }

  @Test
  void resolve_functionWithDeallocations_countsAddedDeallocations() {
    assertThat(title(SNAPSHOT)).isEqualTo("1 buffer · legacy: 0 clones, 1 dealloc, peak 16 bytes"
        + " · ownership: 0 clones, 1 dealloc, peak 16 bytes"
        + " · lean: 0 clones, 1 dealloc, peak 16 bytes");
  }

  @Test
  void resolve_program_isNotChanged() {
    CheckedDocument document = CheckedDocument.check(new DocumentText(TEXT), "f.mlir", SNAPSHOT);
    String before = document.chunks().get(0).program().toString();
    CodeLenses.resolving(CodeLenses.of("file:///f.mlir", document).get(0), document).get();
    assertThat(document.chunks().get(0).program()).hasToString(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"buffer-deallocation", "copy-removal"})
  void resolve_passIsMissing_namesIt(String missing) {
    Snapshot.Builder rest = Snapshot.builder();
    SNAPSHOT.dialects().forEach(rest::add);
    ServiceLoader.load(OpInterface.class).forEach(rest::add);
    SNAPSHOT.passes().stream().filter(pass -> !pass.spec().name().equals(missing)).forEach(rest::add);
    assertThat(title(rest.build())).isEqualTo("1 buffer · costs are not known: '" + missing
        + "' does not refer to a registered pass or pass pipeline");
  }
}
