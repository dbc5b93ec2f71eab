// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;

/**
 * Regions of scf, and branches inside them, with values of any types and unusual bounds: no, one or negative numbers of
 * iterations, and bounds that are equal, constant, or constant only after folding.
 */
final class OddLoops {
  private final Context context;
  private final Tensors statements;

  OddLoops(Context context, Tensors statements) {
    this.context = context;
    this.statements = statements;
  }

  void any(TypedValues scope) {
    switch (context.random.nextInt(9)) {
      case 0, 1 -> loop(scope);
      case 2 -> conditional(scope);
      case 3 -> parallel(scope);
      case 4 -> forall(scope);
      case 5 -> choice(scope);
      case 6 -> repeat(scope);
      case 7 -> once(scope);
      default -> conditional(scope);
    }
  }

  private Emitter out() {
    return statements.out();
  }

  private void body(TypedValues inner) {
    for (int i = context.random.nextInt(3); i > 0; i--) {
      statements.statement(inner);
    }
  }

  /** Returns the types of the carried values; sometimes none. */
  private List<String> types() {
    List<String> types = new ArrayList<>();
    for (int i = context.random.nextInt(3); i > 0; i--) {
      types.add(statements.someType());
    }
    return types;
  }

  private List<String> values(TypedValues scope, List<String> types) {
    List<String> values = new ArrayList<>();
    types.forEach(type -> values.add(statements.value(scope, type)));
    return values;
  }

  private List<String> fresh(String stem, int count) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(out().fresh(stem));
    }
    return names;
  }

  private static String join(List<String> parts) {
    return String.join(", ", parts);
  }

  /** Returns {@code %a, %b = }, or nothing. */
  private static String left(List<String> names) {
    return names.isEmpty() ? "" : join(names) + " = ";
  }

  private static String arrow(List<String> types) {
    return types.isEmpty() ? "" : " -> (" + join(types) + ")";
  }

  private void pass(TypedValues scope, List<String> types) {
    if (!types.isEmpty()) {
      out().line("scf.yield " + join(values(scope, types)) + " : " + join(types));
    }
  }

  private static void addAll(TypedValues scope, List<String> types, List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      scope.add(types.get(i), names.get(i));
    }
  }

  private String constant(int value) {
    return out().define("c", "arith.constant " + value + " : index");
  }

  private String bound(TypedValues scope, Integer... often) {
    return context.chance(NEARLY_ALWAYS) ? constant(context.pick(often)) : statements.value(scope, "index");
  }

  private void loop(TypedValues scope) {
    List<String> types = types();
    String low = bound(scope, 0, 0, 1, -3, 4);
    String high = context.chance(SELDOM) ? low : bound(scope, 0, 1, 2, 4, 10, -1);
    String step = bound(scope, 1, 1, 2, 4, 100);
    List<String> initial = values(scope, types);
    List<String> names = fresh("v", types.size());
    List<String> carried = fresh("i", types.size());
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      pairs.add(carried.get(i) + " = " + initial.get(i));
    }
    String index = out().fresh("n");
    out().open(left(names) + "scf.for " + index + " = " + low + " to " + high + " step " + step
        + (pairs.isEmpty() ? "" : " iter_args(" + join(pairs) + ")" + arrow(types)) + " {");
    TypedValues inner = scope.nested();
    inner.add("index", index);
    addAll(inner, types, carried);
    body(inner);
    pass(inner, types);
    out().close("}");
    addAll(scope, types, names);
  }

  private void conditional(TypedValues scope) {
    List<String> types = types();
    String condition = statements.value(scope, "i1");
    List<String> names = fresh("v", types.size());
    out().open(left(names) + "scf.if " + condition + arrow(types) + " {");
    TypedValues inner = scope.nested();
    body(inner);
    pass(inner, types);
    if (!types.isEmpty() || context.chance(SOMETIMES)) {
      out().reopen("} else {");
      inner = scope.nested();
      body(inner);
      pass(inner, types);
    }
    out().close("}");
    addAll(scope, types, names);
  }

  private void parallel(TypedValues scope) {
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    List<String> step = new ArrayList<>();
    int rank = 1 + context.random.nextInt(3);
    for (int i = 0; i < rank; i++) {
      low.add(bound(scope, 0, 0, 1, -3, 4));
      high.add(bound(scope, 0, 1, 4, 4, 10, -1));
      step.add(context.chance(NEARLY_ALWAYS)
          ? constant(context.pick(1, 1, 2, 4, 100)) : statements.argument("index"));
    }
    boolean reduces = context.chance(SOMETIMES);
    String initial = reduces ? statements.value(scope, "f64") : "";
    String name = reduces ? out().fresh("v") : "";
    List<String> indices = fresh("n", rank);
    out().open((reduces ? name + " = " : "") + "scf.parallel (" + join(indices) + ") = (" + join(low) + ") to ("
        + join(high) + ") step (" + join(step) + ")" + (reduces ? " init (" + initial + ") -> f64" : "") + " {");
    TypedValues inner = scope.nested();
    indices.forEach(index -> inner.add("index", index));
    body(inner);
    if (reduces) {
      reduce(statements.value(inner, "f64"));
    }
    out().close("}");
    if (reduces) {
      scope.add("f64", name);
    }
  }

  private void reduce(String value) {
    String a = out().fresh("x");
    String b = out().fresh("y");
    out().open("scf.reduce(" + value + " : f64) {");
    out().line("^bb0(" + a + ": f64, " + b + ": f64):");
    String sum = out().define("z", "arith.addf " + a + ", " + b + " : f64");
    out().line("scf.reduce.return " + sum + " : f64");
    out().close("}");
  }

  private void forall(TypedValues scope) {
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    List<String> step = new ArrayList<>();
    int rank = 1 + context.random.nextInt(3);
    boolean normal = context.chance(EVENLY);
    for (int i = 0; i < rank; i++) {
      low.add(mixed(scope, 0, 0, 1, -3, 4));
      high.add(mixed(scope, 0, 1, 4, 4, 10, -1));
      step.add(mixed(scope, 1, 1, 2, 4, 100));
    }
    List<String> indices = fresh("n", rank);
    String range = normal ? " in (" + join(high) + ")"
        : " = (" + join(low) + ") to (" + join(high) + ") step (" + join(step) + ")";
    out().open("scf.forall (" + join(indices) + ")" + range + " {");
    TypedValues inner = scope.nested();
    indices.forEach(index -> inner.add("index", index));
    body(inner);
    out().close("}");
  }

  private String mixed(TypedValues scope, Integer... often) {
    return context.chance(EVENLY) ? context.pick(often).toString() : bound(scope, often);
  }

  private void choice(TypedValues scope) {
    List<String> types = types();
    String which = context.chance(SOMETIMES) ? constant(context.pick(0, 1, 2, -1)) : statements.value(scope, "index");
    List<String> names = fresh("v", types.size());
    out().line(left(names) + "scf.index_switch " + which + (types.isEmpty() ? "" : " -> " + join(types)));
    for (int i = context.random.nextInt(4) - 1; i >= -1; i--) {
      out().open(i == -1 ? "default {" : "case " + (context.chance(SOMETIMES) ? -5 - i : i) + " {");
      TypedValues inner = scope.nested();
      body(inner);
      yieldAlways(inner, types);
      out().close("}");
    }
    addAll(scope, types, names);
  }

  private void yieldAlways(TypedValues scope, List<String> types) {
    pass(scope, types);
    if (types.isEmpty()) {
      out().line("scf.yield");
    }
  }

  private void repeat(TypedValues scope) {
    List<String> before = types();
    List<String> after = context.chance(EVENLY) ? before : types();
    List<String> initial = values(scope, before);
    List<String> names = fresh("v", after.size());
    List<String> first = fresh("i", before.size());
    List<String> second = fresh("j", after.size());
    List<String> pairs = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      pairs.add(first.get(i) + " = " + initial.get(i));
    }
    for (int i = 0; i < after.size(); i++) {
      arguments.add(second.get(i) + ": " + after.get(i));
    }
    out().open(left(names) + "scf.while" + (pairs.isEmpty() ? "" : " (" + join(pairs) + ")") + " : (" + join(before)
        + ") -> (" + join(after) + ") {");
    TypedValues inner = scope.nested();
    addAll(inner, before, first);
    body(inner);
    List<String> passed = values(inner, after);
    String condition = statements.value(inner, "i1");
    out().line("scf.condition(" + condition + ")"
        + (after.isEmpty() ? "" : " " + join(passed) + " : " + join(after)));
    out().reopen("} do {");
    out().label("^bb0(" + join(arguments) + "):");
    inner = scope.nested();
    addAll(inner, after, second);
    body(inner);
    yieldAlways(inner, before);
    out().close("}");
    addAll(scope, after, names);
  }

  /** Emits a region that is executed once, with a branch in it. */
  private void once(TypedValues scope) {
    List<String> types = types();
    List<String> names = fresh("v", types.size());
    out().open(left(names) + "scf.execute_region" + arrow(types) + " {");
    TypedValues inner = scope.nested();
    body(inner);
    if (context.chance(EVENLY)) {
      branch(inner, types);
    }
    yieldAlways(inner, types);
    out().close("}");
    addAll(scope, types, names);
  }

  /** Emits a branch with two paths to a block with arguments; the following statements are in that block. */
  private void branch(TypedValues scope, List<String> types) {
    String condition = statements.value(scope, "i1");
    List<String> some = values(scope, types);
    List<String> other = values(scope, types);
    List<String> arguments = fresh("b", types.size());
    List<String> typed = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      typed.add(arguments.get(i) + ": " + types.get(i));
    }
    String target = out().freshBlock();
    String tail = types.isEmpty() ? "" : " : " + join(types) + ")";
    out().line("cf.cond_br " + condition + ", " + target + (types.isEmpty() ? "" : "(" + join(some) + tail) + ", "
        + target + (types.isEmpty() ? "" : "(" + join(other) + tail));
    out().label(target + (types.isEmpty() ? "" : "(" + join(typed) + ")") + ":");
    addAll(scope, types, arguments);
  }
}
