// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Creates random programs of sums, comparisons, branches, loops and calls, also recursive ones. */
final class RandomFlow {
  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int functions;
  private int names;

  private RandomFlow(Random random) {
    this.random = random;
  }

  /** Numbers and conditions that can be used at a place. */
  private record Scope(List<String> numbers, List<String> conditions) {
    Scope nested() {
      return new Scope(new ArrayList<>(numbers), new ArrayList<>(conditions));
    }
  }

  static String program(long seed) {
    RandomFlow flow = new RandomFlow(new Random(seed));
    flow.functions = 1 + flow.random.nextInt(4);
    for (int i = 0; i < flow.functions; i++) {
      flow.function("private @f" + i);
    }
    flow.function("@main");
    return flow.text.toString();
  }

  private String name() {
    return "%v" + names++;
  }

  private String pick(List<String> names) {
    return names.get(random.nextInt(names.size()));
  }

  private void function(String name) {
    String number = name();
    String condition = name();
    text.append("func.func ").append(name).append('(').append(number).append(": index, ").append(condition)
        .append(": i1) -> index {\n");
    Scope scope = new Scope(new ArrayList<>(List.of(number)), new ArrayList<>(List.of(condition)));
    constant(scope);
    if (random.nextBoolean()) {
      statements(scope, 5, 2);
      text.append("return ").append(pick(scope.numbers)).append(" : index\n");
    } else {
      blocks(scope);
    }
    text.append("}\n");
  }

  private void blocks(Scope entry) {
    int count = 2 + random.nextInt(4);
    terminator(entry, count);
    for (int i = 0; i < count; i++) {
      String argument = name();
      text.append("^bb").append(i).append('(').append(argument).append(": index):\n");
      Scope scope = entry.nested();
      scope.numbers.add(argument);
      statements(scope, 3, 1);
      terminator(scope, count);
    }
  }

  private void terminator(Scope scope, int blocks) {
    switch (random.nextInt(5)) {
      case 0 -> text.append("return ").append(pick(scope.numbers)).append(" : index\n");
      case 1 -> text.append("cf.br ").append(target(scope, blocks)).append('\n');
      case 2 -> {
        String flag = define("\"test.cast\"(" + pick(scope.numbers) + ") : (index) -> i32");
        text.append("cf.switch ").append(flag).append(" : i32, [default: ").append(target(scope, blocks))
            .append(", 3: ").append(target(scope, blocks)).append("]\n");
      }
      default -> text.append("cf.cond_br ").append(pick(scope.conditions)).append(", ").append(target(scope, blocks))
          .append(", ").append(target(scope, blocks)).append('\n');
    }
  }

  private String target(Scope scope, int blocks) {
    return "^bb" + random.nextInt(blocks) + "(" + pick(scope.numbers) + " : index)";
  }

  private void constant(Scope scope) {
    scope.numbers.add(define("arith.constant " + (random.nextInt(21) - 10) + " : index"));
  }

  private String define(String operation) {
    String result = name();
    text.append(result).append(" = ").append(operation).append('\n');
    return result;
  }

  private void statements(Scope scope, int most, int depth) {
    int count = 1 + random.nextInt(most);
    for (int i = 0; i < count; i++) {
      statement(scope, depth);
    }
  }

  private void statement(Scope scope, int depth) {
    List<String> numbers = scope.numbers;
    switch (random.nextInt(depth > 0 ? 12 : 7)) {
      case 0 -> constant(scope);
      case 1, 2 -> numbers.add(define("arith.addi " + pick(numbers) + ", " + pick(numbers) + " : index"));
      case 3 -> scope.conditions.add(define("arith.cmpi slt, " + pick(numbers) + ", " + pick(numbers) + " : index"));
      case 4 -> numbers.add(define("arith.select " + pick(scope.conditions) + ", " + pick(numbers) + ", "
          + pick(numbers) + " : index"));
      case 5 -> scope.conditions.add(define("\"test.any\"() : () -> i1"));
      case 6 -> numbers.add(define("func.call @f" + random.nextInt(functions) + "(" + pick(numbers) + ", "
          + pick(scope.conditions) + ") : (index, i1) -> index"));
      case 7, 8 -> branch(scope, depth);
      case 9, 10 -> loop(scope, depth);
      default -> whileLoop(scope, depth);
    }
  }

  private void branch(Scope scope, int depth) {
    String result = name();
    text.append(result).append(" = scf.if ").append(pick(scope.conditions)).append(" -> index {\n");
    body(scope, depth);
    text.append("} else {\n");
    body(scope, depth);
    text.append("}\n");
    scope.numbers.add(result);
  }

  private void body(Scope outer, int depth) {
    Scope scope = outer.nested();
    statements(scope, 3, depth - 1);
    text.append("scf.yield ").append(pick(scope.numbers)).append(" : index\n");
  }

  private void loop(Scope scope, int depth) {
    String result = name();
    String counter = name();
    String carried = name();
    String one = define("arith.constant 1 : index");
    text.append(result).append(" = scf.for ").append(counter).append(" = ").append(pick(scope.numbers)).append(" to ")
        .append(pick(scope.numbers)).append(" step ").append(one).append(" iter_args(").append(carried).append(" = ")
        .append(pick(scope.numbers)).append(") -> (index) {\n");
    Scope inner = scope.nested();
    inner.numbers.addAll(List.of(counter, carried));
    body(inner, depth);
    text.append("}\n");
    scope.numbers.add(result);
  }

  private void whileLoop(Scope scope, int depth) {
    String result = name();
    String before = name();
    String after = name();
    text.append(result).append(" = scf.while (").append(before).append(" = ").append(pick(scope.numbers))
        .append(") : (index) -> index {\n");
    Scope head = scope.nested();
    head.numbers.add(before);
    String less = define("arith.cmpi slt, " + before + ", " + pick(head.numbers) + " : index");
    text.append("scf.condition(").append(less).append(") ").append(pick(head.numbers)).append(" : index\n} do {\n^bb0(")
        .append(after).append(": index):\n");
    Scope inner = scope.nested();
    inner.numbers.add(after);
    body(inner, depth);
    text.append("}\n");
    scope.numbers.add(result);
  }
}
