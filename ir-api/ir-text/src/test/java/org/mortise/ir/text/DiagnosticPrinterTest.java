// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;

/** The expected texts are MLIR's. */
class DiagnosticPrinterTest {
  private final Context context = Contexts.builder().build();
  private final DiagnosticPrinter printer =
      new DiagnosticPrinter().addSource(SourceText.of("t.mlir", "first line\n\tx\ty z\n\"\u00e4\" line\n"));

  private Location at(String file, int line, int column) {
    return new FileLineColLoc(context, file, line, column);
  }

  private String print(Location location) {
    return printer.print(Diagnostic.error(location, "wrong"));
  }

  @Test
  void print_location_addsLineAndCaret() {
    assertThat(print(at("t.mlir", 1, 7))).isEqualTo("t.mlir:1:7: error: wrong\nfirst line\n      ^\n");
  }

  @Test
  void print_withColors_colorsKindAndCaret() {
    Diagnostic diagnostic = Diagnostic.error(at("t.mlir", 1, 7), "wrong").note(at("t.mlir", 1, 7), "same");

    assertThat(printer.withColors(true).print(diagnostic).replace("\u001b", "E")).isEqualTo(
        "E[1mt.mlir:1:7: E[0mE[0;1;31merror: E[0mE[1mwrong\nE[0mfirst line\nE[0;1;32m      ^\n"
        + "E[0mE[1mt.mlir:1:7: E[0mE[0;1;30mnote: E[0mE[1msame\nE[0m");
  }

  @Test
  void print_noteAtSameLocation_omitsLine() {
    Diagnostic diagnostic = Diagnostic.error(at("t.mlir", 1, 1), "wrong")
        .note(at("t.mlir", 1, 1), "same").note(at("t.mlir", 1, 2), "other");
    assertThat(printer.print(diagnostic)).isEqualTo("t.mlir:1:1: error: wrong\nfirst line\n^\n"
        + "t.mlir:1:1: note: same\nt.mlir:1:2: note: other\nfirst line\n ^\n");
  }

  @Test
  void print_tabs_areExpanded() {
    assertThat(print(at("t.mlir", 2, 4))).isEqualTo(
        "t.mlir:2:4: error: wrong\n        x       y z\n                ^\n");
  }

  @Test
  void print_nonAsciiLine_hasNoCaret() {
    assertThat(print(at("t.mlir", 3, 1))).isEqualTo(
        "t.mlir:3:1: error: wrong\n\"\u00c3\u00a4\" line\n");
  }

  @Test
  void print_carriageReturn_endsLine() {
    DiagnosticPrinter returns = new DiagnosticPrinter().addSource(SourceText.of("r.mlir", "ab\rcd\n"));
    assertThat(returns.print(Diagnostic.error(at("r.mlir", 1, 3), "wrong")))
        .isEqualTo("r.mlir:1:3: error: wrong\nab\n  ^\n");
    assertThat(returns.print(Diagnostic.error(at("r.mlir", 1, 4), "wrong"))).isEqualTo("r.mlir:1:4: error: wrong\n");
  }

  @Test
  void print_locationOutsideText_hasNoLine() {
    assertThat(print(at("t.mlir", 1, 400))).isEqualTo("t.mlir:1:400: error: wrong\n");
    assertThat(print(at("t.mlir", 10, 4))).isEqualTo("t.mlir:10:4: error: wrong\n");
    assertThat(print(at("t.mlir", 0, 0))).isEqualTo("t.mlir:0:0: error: wrong\n");
    assertThat(print(at("u.mlir", 1, 1))).isEqualTo("u.mlir:1:1: error: wrong\n");
  }

  @Test
  void print_emptyLineAfterLastNewline_isShown() {
    assertThat(print(at("t.mlir", 4, 1))).isEqualTo("t.mlir:4:1: error: wrong\n\n^\n");
  }

  @Test
  void print_callSite_addsNotesForCallers() {
    Location call = new CallSiteLoc(at("x.mlir", 1, 2), new CallSiteLoc(at("t.mlir", 1, 7), at("t.mlir", 1, 3)));
    assertThat(print(call)).isEqualTo("x.mlir:1:2: error: wrong\n"
        + "t.mlir:1:7: note: called from\nfirst line\n      ^\nt.mlir:1:3: note: called from\nfirst line\n  ^\n");
  }

  @Test
  void print_fusedLocation_usesFirstFileLocation() {
    assertThat(print(FusedLoc.fuse(context, List.of(new NameLoc(context, "a"), at("t.mlir", 1, 4)), null)))
        .startsWith("t.mlir:1:4: error: wrong\n");
  }

  @Test
  void print_locationWithoutFile_printsLocation() {
    assertThat(print(new NameLoc(context, "a"))).isEqualTo("<unknown>:0: error: loc(\"a\"): wrong\n");
    assertThat(print(UnknownLoc.of(context))).isEqualTo("<unknown>:0: error: wrong\n");
  }
}
