// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;

/** A function whose arguments and results are added while its body is written. Only one is open at a time. */
final class OpenFunction {
  final Emitter body = new Emitter();
  private final List<String> arguments = new ArrayList<>();
  private final List<String> results = new ArrayList<>();
  private final List<String> resultTypes = new ArrayList<>();

  /** Adds an argument of this type and returns its name. */
  String argument(String type) {
    String name = body.fresh("a");
    arguments.add(name + ": " + type);
    return name;
  }

  /** Adds a returned value, which keeps it live. */
  void keep(String type, String value) {
    results.add(value);
    resultTypes.add(type);
  }

  void writeTo(Emitter out, String name) {
    String types = resultTypes.isEmpty() ? "" : " -> (" + String.join(", ", resultTypes) + ")";
    out.open("func.func @" + name + "(" + String.join(", ", arguments) + ")" + types + " {");
    body.toString().lines().forEach(out::line);
    out.line(results.isEmpty() ? "return" : "return " + String.join(", ", results) + " : "
        + String.join(", ", resultTypes));
    out.close("}");
  }

  /** Writes the required {@code main} of programs whose functions are not for execution. */
  static void writeMain(Emitter out) {
    out.open("func.func @main() -> i64 {");
    out.line("%r = arith.constant 0 : i64");
    out.line("return %r : i64");
    out.close("}");
  }
}
