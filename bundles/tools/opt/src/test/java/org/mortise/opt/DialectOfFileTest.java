// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.text.SourceText;

class DialectOfFileTest {
  private static SourceText text(String content) {
    return SourceText.of("toy.irdl.mlir", content);
  }

  @Test
  void namespaces_definitions_areFoundInOrder() {
    assertThat(DialectOfFile.namespaces(text("""
        // ods.dialect @comment {}
        ods.dialect @b attributes {summary = "ods.dialect @string"} {
        }
          ods.dialect @a {
        }
        """))).containsExactly("b", "a");
  }

  @Test
  void namespaces_definitionsOfIrdl_areReadAtOnce() {
    assertThat(DialectOfFile.namespaces(text("ods.dialect @a {}\nirdl.dialect @b {}"))).isEmpty();
    assertThat(DialectOfFile.namespaces(text("module {}"))).isEmpty();
  }

  @Test
  void file_severalDialects_isReadOnceAtFirstUse() {
    List<String> reads = new ArrayList<>();
    Lazy<List<Dialect>> file = Lazy.by(() -> {
      reads.add("read");
      return List.of();
    });
    Dialect first = new DialectOfFile("a", "toy.irdl.mlir", file);
    Dialect second = new DialectOfFile("b", "toy.irdl.mlir", file);
    assertThat(first.namespace()).isEqualTo("a");
    assertThat(first.source()).isEqualTo("toy.irdl.mlir");
    assertThat(reads).isEmpty();
    assertThat(first.operation("a.x")).isNull();
    assertThat(second.operationNames()).isEmpty();
    assertThat(reads).containsExactly("read");
  }
}
