// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.regex.Pattern;

/**
 * Rewrites a program to an equivalent one that MLIR can lower: without memory spaces (free takes plain pointers only)
 * and without memref.alloca_scope (its lowering requires a single block).
 */
final class Lowerable {
  private static final Pattern SPACE = Pattern.compile("(?<=(?:i8|i32|i64|f32|f64|index|>)), 1>");
  private static final Pattern SCOPE = Pattern.compile("memref\\.alloca_scope +\\{");

  private Lowerable() {}

  static String form(String program) {
    String text = SPACE.matcher(program).replaceAll(">");
    if (!text.contains("memref.alloca_scope")) {
      return text;
    }
    int[] number = {0};
    text = SCOPE.matcher(text).replaceAll(m -> {
      int n = number[0]++;
      return "%always" + n + " = arith.constant true\n scf.if %always" + n + " {";
    });
    return text.replace("memref.alloca_scope.return", "scf.yield").replace("memref.alloca_scope", "scf.execute_region");
  }
}
