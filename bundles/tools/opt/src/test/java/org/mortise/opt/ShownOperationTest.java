// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Operations in diagnostics are printed according to the printing flags; the expectations are from MLIR.
 */
class ShownOperationTest {
  private static final String WITH_ARGUMENT = """
      module {
        %0 = "test.make"() : () -> i32
        "builtin.module"() ({
        ^bb0(%a: i32):
          %1 = builtin.unrealized_conversion_cast %a : i32 to i64
        }) : () -> ()
      }
      """;

  private static String note(String... flags) {
    String[] arguments = new String[flags.length + 1];
    System.arraycopy(flags, 0, arguments, 1, flags.length);
    arguments[0] = "--allow-unregistered-dialect";
    String err = ToolRun.of(WITH_ARGUMENT, arguments).err();
    return err.substring(err.indexOf("see current operation"));
  }

  @Test
  void diagnostic_noPrintingFlags_showsOperation() {
    assertThat(note()).isEqualTo("""
        see current operation:\s
        "builtin.module"() ({
        ^bb0(%arg0: i32):
          %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
        }) : () -> ()
        """);
  }

  @Test
  void diagnostic_printDebugInfo_showsLocations() {
    assertThat(note("--mlir-print-debuginfo")).isEqualTo("""
        see current operation:\s
        "builtin.module"() ({
        ^bb0(%arg0: i32 loc("<stdin>":4:8)):
          %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64 loc("<stdin>":5:10)
        }) : () -> () loc("<stdin>":3:3)
        """);
  }

  @Test
  void diagnostic_printValueUsers_showsUsers() {
    assertThat(note("--mlir-print-value-users")).isEqualTo("""
        see current operation:\s
        "builtin.module"() ({
        ^bb0(%arg0: i32):
          // %arg0 is used by %1
          %1 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64 // unused
        }) : () -> ()
        """);
  }

  @Test
  void diagnostic_skipRegions_showsNoRegions() {
    assertThat(note("--mlir-print-skip-regions")).isEqualTo("""
        see current operation: "builtin.module"() ({...}) : () -> ()
        """);
  }
}
