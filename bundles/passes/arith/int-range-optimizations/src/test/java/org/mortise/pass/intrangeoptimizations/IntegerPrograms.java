// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes random functions on integers, with loops, branches of all kinds, and recursion. */
final class IntegerPrograms {
  private static final String[] BINARY = {
    "addi", "subi", "muli", "andi", "ori", "xori", "divsi", "divui", "remsi", "remui", "maxsi", "minsi", "maxui",
    "minui", "shli", "shrsi", "shrui", "ceildivsi", "floordivsi"
  };
  private static final String[] PREDICATES = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  private static final int FUNCTIONS = 3;
  private static final int STATEMENTS = 5;
  private static final int MAX_DEPTH = 3;

  private final Random random;
  private final String type;
  private final StringBuilder text = new StringBuilder();
  private List<String> scope = new ArrayList<>();
  private int names;

  private IntegerPrograms(Random random) {
    this.random = random;
    this.type = random.nextInt(3) == 0 ? "i8" : random.nextBoolean() ? "i32" : "index";
  }

  /** Returns a module whose functions f0, f1 and so on have two arguments; f0 is public. */
  static String write(long seed) {
    return new IntegerPrograms(new Random(seed)).module();
  }

  private String module() {
    for (int i = 0; i < FUNCTIONS; i++) {
      scope = new ArrayList<>(List.of("%a", "%b"));
      line("func.func " + (i == 0 ? "" : "private ") + "@f" + i + "(%a: " + type + ", %b: " + type + ") -> " + type
          + " {");
      if (random.nextInt(3) == 0) {
        blocks();
      } else {
        statements(0);
      }
      line("return " + any() + " : " + type);
      line("}");
    }
    return text.toString();
  }

  private void line(String words) {
    text.append(words).append('\n');
  }

  private String fresh() {
    return "%v" + names++;
  }

  private String any() {
    return scope.get(random.nextInt(scope.size()));
  }

  private String define(String expression) {
    String name = fresh();
    line(name + " = " + expression);
    scope.add(name);
    return name;
  }

  private String constant() {
    int value = random.nextInt(4) == 0 ? random.nextInt(256) - 128 : random.nextInt(12) - 2;
    return define("arith.constant " + value + " : " + type);
  }

  private String condition() {
    String name = fresh();
    line(name + " = arith.cmpi " + PREDICATES[random.nextInt(PREDICATES.length)] + ", " + any() + ", " + any() + " : "
        + type);
    return name;
  }

  /** A number from 0 to 15. */
  private String small() {
    return define("arith.andi " + any() + ", " + define("arith.constant 15 : " + type) + " : " + type);
  }

  private void statements(int depth) {
    for (int i = 0; i < STATEMENTS; i++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth < MAX_DEPTH ? 12 : 6)) {
      case 0 -> constant();
      case 1 -> small();
      case 2 -> {
        String condition = condition();
        define("arith.select " + condition + ", " + any() + ", " + any() + " : " + type);
      }
      case 3 -> define("func.call @f" + random.nextInt(FUNCTIONS) + "(" + any() + ", " + any() + ") : (" + type + ", "
          + type + ") -> " + type);
      case 4, 5 -> define("arith." + BINARY[random.nextInt(BINARY.length)] + " " + any() + ", " + any() + " : " + type);
      case 6, 7 -> branch(depth);
      case 8, 9 -> count(depth);
      case 10 -> repeat(depth);
      default -> define("arith.addi " + any() + ", " + constant() + " : " + type);
    }
  }

  private void branch(int depth) {
    String condition = condition();
    String result = fresh();
    line(result + " = scf.if " + condition + " -> " + type + " {");
    nested(depth, List.of());
    line("scf.yield " + any() + " : " + type);
    leave();
    line("} else {");
    nested(depth, List.of());
    line("scf.yield " + any() + " : " + type);
    leave();
    line("}");
    scope.add(result);
  }

  private void count(int depth) {
    if (type.equals("i8")) {
      small();
    }
    String start = random.nextBoolean() ? small() : constant();
    String end = random.nextBoolean() ? small() : constant();
    String step = define("arith.constant " + (1 + random.nextInt(3)) + " : " + type);
    String result = fresh();
    String counter = fresh();
    String carried = fresh();
    line(result + " = scf.for " + counter + " = " + start + " to " + end + " step " + step + " iter_args(" + carried
        + " = " + any() + ") -> (" + type + ")" + (type.equals("index") ? "" : " : " + type) + " {");
    nested(depth, List.of(counter, carried));
    line("scf.yield " + any() + " : " + type);
    leave();
    line("}");
    scope.add(result);
  }

  private void repeat(int depth) {
    String result = fresh();
    String before = fresh();
    String after = fresh();
    line(result + " = scf.while (" + before + " = " + any() + ") : (" + type + ") -> " + type + " {");
    nested(depth + 1, List.of(before));
    String condition = condition();
    line("scf.condition(" + condition + ") " + any() + " : " + type);
    leave();
    line("} do {");
    line("^bb0(" + after + ": " + type + "):");
    nested(depth + 1, List.of(after));
    line("scf.yield " + any() + " : " + type);
    leave();
    line("}");
    scope.add(result);
  }

  private final List<List<String>> outer = new ArrayList<>();

  private void nested(int depth, List<String> arguments) {
    outer.add(scope);
    scope = new ArrayList<>(scope);
    scope.addAll(arguments);
    statements(depth + 1);
  }

  private void leave() {
    scope = outer.remove(outer.size() - 1);
  }

  /** A loop of blocks whose body branches. */
  private void blocks() {
    statements(MAX_DEPTH);
    String i = fresh();
    String s = fresh();
    int label = names++;
    line("cf.br ^head" + label + "(" + any() + ", " + any() + " : " + type + ", " + type + ")");
    line("^head" + label + "(" + i + ": " + type + ", " + s + ": " + type + "):");
    scope.add(i);
    scope.add(s);
    statements(MAX_DEPTH);
    String condition = condition();
    line("cf.cond_br " + condition + ", ^body" + label + ", ^exit" + label);
    line("^body" + label + ":");
    outer.add(scope);
    scope = new ArrayList<>(scope);
    statements(MAX_DEPTH - 1);
    String next = define("arith.addi " + i + ", " + define("arith.constant 1 : " + type) + " : " + type);
    if (random.nextBoolean()) {
      line("cf.br ^head" + label + "(" + next + ", " + any() + " : " + type + ", " + type + ")");
    } else if (type.equals("index")) {
      String other = condition();
      line("cf.cond_br " + other + ", ^head" + label + "(" + next + ", " + any() + " : " + type + ", " + type
          + "), ^exit" + label);
    } else {
      line("cf.switch " + any() + " : " + type + ", [default: ^exit" + label + ", 3: ^head" + label + "(" + next + ", "
          + any() + " : " + type + ", " + type + "), 5: ^head" + label + "(" + any() + ", " + next + " : " + type
          + ", " + type + ")]");
    }
    leave();
    line("^exit" + label + ":");
  }
}
