// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;

class SplitSourceTest {
  private final Context context = Contexts.builder().build();
  private final List<Diagnostic> warnings = new ArrayList<>();

  private List<SourceText> split(String text) {
    return SplitSource.split(SourceText.of("t.mlir", text), SplitSource.MARKER, context, warnings::add);
  }

  @Test
  void split_lines_areThoseOfWhole() {
    List<SourceText> texts = split("module {}\n// -----\nmodule @a {}\n// -----\n");
    assertThat(texts).extracting(SourceText::name).containsOnly("t.mlir");
    assertThat(texts).extracting(SourceText::firstLine).containsExactly(1, 2, 4);
    assertThat(texts).extracting(SourceText::lastLine).containsExactly(2, 4, 5);
    assertThat(texts.get(1).lineText(3)).isEqualTo("module @a {}");
    assertThat(texts.get(1).lineText(1)).isEmpty();
    assertThat(texts.get(1).lineText(5)).isEmpty();
  }

  @Test
  void split_lineOfMarker_isThatOfWhole() {
    SourceText text = split("a // ----- b // ----- c\nd").get(1);
    assertThat(text.substring(0, text.length())).isEqualTo(" b ");
    assertThat(text.line(1)).isEqualTo(1);
    assertThat(text.column(1)).isEqualTo(12);
    assertThat(text.lineStart(1)).isEqualTo(-10);
    assertThat(text.lineText(1)).isEqualTo("a // ----- b // ----- c");
    assertThat(text.part(1, 2).column(0)).isEqualTo(12);
    assertThat(text.part(1, 2).lineText(1)).isEqualTo("a // ----- b // ----- c");
  }

  @Test
  void split_markerAfterOtherText_splits() {
    assertThat(split("module {} // -----\nmodule {}")).hasSize(2);
  }

  @Test
  void split_markerAtEndOrBeforeMarker_addsNoText() {
    assertThat(split("module {}\n// -----")).hasSize(1);
    assertThat(split("module {}\n// -----// -----\nmodule {}")).hasSize(2);
  }

  @Test
  void split_textAfterMarker_belongsToNext() {
    SourceText text = split("a\n// ------\nb").get(1);
    assertThat(text.substring(0, text.length())).isEqualTo("-\nb");
  }

  @Test
  void split_markerAtStart_isAccepted() {
    assertThat(split("// -----\nmodule {}")).extracting(SourceText::length).containsExactly(0, 10);
  }

  @Test
  void split_shortMarker_isWarning() {
    assertThat(split("module {}\n// ----\n")).hasSize(1);
    SourceText whole = SourceText.of("t.mlir", "module {}\n// ----\n");
    assertThat(new DiagnosticPrinter().addSource(whole).print(warnings.get(0))).isEqualTo(
        "t.mlir:2:7: warning: near miss with file split marker\n// ----\n      ^\n");
  }
}
