// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Creates executable programs from the functions {@code @f0}, {@code @f1}, ... of a random program: each gets a {@code
 * @main() -> i64} that passes generated arguments and computes a checksum of the result bits, with all NaNs equal.
 *
 * <p>Fast-math flags are dropped, because they make results depend on the compiler. Functions are skipped if they have
 * arguments other than numbers, vectors, tensors and buffers with identity layout, or if MLIR's result cannot serve as
 * the expected one.
 */
public final class FunctionDriver {
  private static final Pattern FUNCTION =
      Pattern.compile("(?ms)^func\\.func @(f\\d+)\\((.*?)\\)(?: -> \\((.*?)\\))? \\{\\n.*?^}\\n");
  private static final Pattern FAST = Pattern.compile(" fastmath<[^>]*>");
  /**
   * Functions whose last digit depends on the library, and sums of contractions, whose order is undefined. MLIR does
   * not lower multi_reduction by the usual passes, drops transpositions that change the type only, turns vectors of
   * -0.0 into 0.0, accesses other memory for transfers at negative indices, ignores the rounding mode of wide numbers,
   * and differs in constants of f80, rounded quotients of wide integers, and addresses.
   */
  private static final Pattern NO_JUDGE = Pattern.compile(
      "linalg\\.(exp|log|tanh|erf|rsqrt|powf)|math\\.|vector\\.(contract|multi_reduction)"
      + "|permutation = \\[(0(, 1(, 2)?)?)?]|dense<\\[*-0\\.0]*>|constant -0\\.0"
      + "|constant -\\d+ : index(?s:.*)transfer_|extract_aligned_pointer"
      + "|truncf %\\w+ (to|up|down)|f80|(ceil|floor)div\\w+ [^\\n]*i(65|128)");
  private static final int MOST_SIZE = 5;

  private final Random random;
  private final Emitter out = new Emitter();
  private final ValueSum sum = new ValueSum(out);
  /** The size of most dynamic dimensions, so that operands fit together. */
  private final int size;

  private FunctionDriver(long seed) {
    this.random = new Random(seed);
    this.size = 1 + random.nextInt(MOST_SIZE);
  }

  /** Returns a program for each callable function. The same seed gives the same arguments. */
  public static List<String> of(String program, long seed) {
    String text = FAST.matcher(program).replaceAll("");
    Matcher functions = FUNCTION.matcher(text);
    String declarations = functions.replaceAll("").replaceAll("(?ms)^func\\.func @main.*?^}\\n", "");
    List<String> programs = new ArrayList<>();
    functions.reset();
    while (functions.find()) {
      if (NO_JUDGE.matcher(functions.group()).find() || functions.group(2).contains("affine_map")) {
        continue;
      }
      String main = new FunctionDriver(seed + programs.size())
          .main(functions.group(1), types(functions.group(2), true), types(functions.group(3), false));
      if (main != null) {
        programs.add(declarations + functions.group() + main);
      }
    }
    return programs;
  }

  /** Splits a list at its commas outside of brackets. */
  private static List<String> types(@Nullable String list, boolean named) {
    List<String> types = new ArrayList<>();
    int depth = 0;
    int start = 0;
    String text = list == null ? "" : list;
    for (int i = 0; i <= text.length(); i++) {
      char c = i == text.length() ? ',' : text.charAt(i);
      if ("<([".indexOf(c) >= 0) {
        depth++;
      } else if (")]".indexOf(c) >= 0 || c == '>' && text.charAt(i - 1) != '-') {
        depth--;
      } else if (c == ',' && depth == 0 && i > start) {
        String type = text.substring(start, i).trim();
        types.add(named ? type.substring(type.indexOf(": ") + 2) : type);
        start = i + 1;
      }
    }
    return types;
  }

  private @Nullable String main(String function, List<String> parameters, List<String> results) {
    out.open("func.func @main() -> i64 {");
    sum.begin();
    List<String> arguments = new ArrayList<>();
    for (String type : parameters) {
      String argument = argument(type);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    }
    String names = out.fresh("r");
    out.line((results.isEmpty() ? "" : names + (results.size() == 1 ? "" : ":" + results.size()) + " = ")
        + "func.call @" + function + "(" + String.join(", ", arguments) + ") : (" + String.join(", ", parameters)
        + ") -> (" + String.join(", ", results) + ")");
    for (int i = 0; i < results.size(); i++) {
      if (!sum.add(results.size() == 1 ? names : names + "#" + i, results.get(i))) {
        return null;
      }
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (parameters.get(i).startsWith("memref<")) {
        sum.add(arguments.get(i), parameters.get(i));
      }
    }
    out.line("return " + sum.value() + " : i64");
    out.close("}");
    return out.toString();
  }

  // ---- arguments ---------------------------------------------------------------------------------------------------

  private @Nullable String argument(String type) {
    if (ValueSum.isNumber(type)) {
      return out.define("a", "arith.constant " + (type.equals("i1") ? random.nextBoolean()
          : number(type) + " : " + type));
    }
    ValueSum.Shape shape = ValueSum.Shape.of(type);
    if (shape == null || !ValueSum.isNumber(shape.element())) {
      return null;
    }
    List<String> sizes = new ArrayList<>();
    for (String dimension : shape.sizes()) {
      int dynamic = random.nextInt(4) == 0 ? 1 + random.nextInt(MOST_SIZE) : size;
      sizes.add(dimension.equals("?") ? String.valueOf(dynamic) : dimension);
    }
    String known = String.join("", sizes.stream().map(dimension -> dimension + "x").toList()) + shape.element() + ">";
    String dense = "arith.constant dense<" + dense(sizes, 0, shape.element()) + "> : ";
    if (shape.kind().equals("memref")) {
      return buffer(type, known, out.define("a", dense + "tensor<" + known));
    }
    String argument = out.define("a", dense + shape.kind() + "<" + known);
    return type.equals(shape.kind() + "<" + known) ? argument
        : out.define("a", "tensor.cast " + argument + " : tensor<" + known + " to " + type);
  }

  private String buffer(String type, String known, String contents) {
    String buffer = out.define("a", "memref.alloc() : memref<" + known);
    String constant = out.define("a", "bufferization.to_memref " + contents + " : memref<" + known);
    out.line("memref.copy " + constant + ", " + buffer + " : memref<" + known + " to memref<" + known);
    return type.equals("memref<" + known) ? buffer
        : out.define("a", "memref.cast " + buffer + " : memref<" + known + " to " + type);
  }

  private String dense(List<String> sizes, int dimension, String element) {
    if (dimension == sizes.size()) {
      return number(element);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(sizes.get(dimension)); i++) {
      parts.add(dense(sizes, dimension + 1, element));
    }
    return "[" + String.join(", ", parts) + "]";
  }

  private String number(String type) {
    if (type.equals("i1")) {
      return String.valueOf(random.nextBoolean());
    }
    if (ValueSum.isFloat(type)) {
      return String.valueOf((random.nextInt(65) - 32) / 4.0);
    }
    return String.valueOf(type.equals("index") ? random.nextInt(4)
        : type.equals("i2") || type.equals("i3") ? random.nextInt(2) : random.nextInt(17) - 8);
  }
}
