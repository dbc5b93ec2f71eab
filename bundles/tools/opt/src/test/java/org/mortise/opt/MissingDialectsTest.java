// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MissingDialectsTest {
  @Test
  void run_missingDialects_endsWithOneNote() throws Exception {
    String program = "\"a.b\"() : () -> ()\n// -----\nx.y\n// -----\n\"a.c\"() : () -> ()\n";
    String errors = ToolRun.of(program, "--split-input-file").err();

    assertThat(errors).containsOnlyOnce("note: dialects 'a', 'x' are not installed");
    assertThat(errors.stripTrailing().lines().reduce((first, second) -> second).orElseThrow())
        .contains("put a bundle or a file NAME.irdl.mlir with them into ").contains("'why a'");
  }

  @Test
  void run_typeAndAttributeOfMissingDialect_areNoted() throws Exception {
    assertThat(ToolRun.of("module attributes {a.b = !t.x} {}").err()).contains("note: dialect 't' is not installed");
    assertThat(ToolRun.of("module attributes {a.b = #t.x} {}").err()).contains("dialect 't' is not installed");
  }

  @Test
  void run_unknownOperationOfInstalledDialect_hasNoNote() throws Exception {
    assertThat(ToolRun.of("builtin.nothing").err()).contains("error:").doesNotContain("installed");
  }

  @Test
  void run_verifiedDiagnostics_haveNoNote() throws Exception {
    String program = "// expected-error @below {{unregistered dialect}}\n\"a.b\"() : () -> ()\n";
    assertThat(ToolRun.of(program, "--verify-diagnostics").err()).isEmpty();
    assertThat(ToolRun.of("\"a.b\"() : () -> ()", "--verify-diagnostics").err()).doesNotContain("installed");
  }

  @Test
  void run_diagnosticsAsData_haveNoNote() throws Exception {
    assertThat(ToolRun.of("\"a.b\"() : () -> ()", "--diagnostics-format=json").err()).doesNotContain("note: dialect");
  }
}
