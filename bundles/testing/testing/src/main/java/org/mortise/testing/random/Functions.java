// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Functions, calls and {@code main}. A function never writes to its arguments, and a caller never writes to buffers
 * that it has passed. A callee may therefore return a copy of its argument without a visible difference.
 */
final class Functions {
  /** The signature of a function: (fuel, x, c, memrefs...) -> (i64, memrefs...). */
  record Signature(String name, boolean fuelled, List<Slot> parameters, List<Slot> results) {
    String type() {
      StringBuilder text = new StringBuilder("(i64, i64, i1");
      parameters.forEach(s -> text.append(", ").append(s.type().text()));
      return text.append(") -> (").append(Regions.types(results)).append(')').toString();
    }
  }

  private final Body body;
  private final Context context;
  private final Emitter out;
  private final List<Signature> callable = new ArrayList<>();
  /** The fuel argument of the current function. */
  private String fuel;
  private @Nullable Signature current;

  Functions(Body body) {
    this.body = body;
    this.context = body.context;
    this.out = context.out;
  }

  void module() {
    if (context.profile.calls && context.chance(SOMETIMES)) {
      Slot slot = randomSlot();
      out.line("func.func private @external(i64, " + slot.type().text() + ") -> " + slot.type().text());
    }
    int functions = context.profile.calls ? 2 + context.random.nextInt(3) : context.chance(MOSTLY) ? 1 : 2;
    int each = Math.max(4, context.budget / functions);
    for (int i = 0; i < functions; i++) {
      context.budget = each;
      function(i);
    }
    main();
  }

  /**
   * Returns a random slot. It is not strided, because strided results would need a clone with a layout, which the
   * reference cannot lower.
   */
  private Slot randomSlot() {
    Slot slot = body.buffers.randomSlot();
    return slot.type().isIdentity() && slot.type().space() == 0 ? slot : new Slot(MemType.of("i64", MemType.DYNAMIC));
  }

  private List<Slot> randomSlots(int most) {
    List<Slot> slots = new ArrayList<>();
    for (int i = context.random.nextInt(most + 1); i > 0; i--) {
      slots.add(randomSlot());
    }
    return slots;
  }

  private void function(int number) {
    boolean recursive = context.profile.calls && context.chance(SOMETIMES);
    current = new Signature("@f" + number, recursive, randomSlots(3), randomSlots(context.profile.calls ? 3 : 2));
    if (recursive) {
      callable.add(current);
    }
    Scope scope = new Scope();
    fuel = out.fresh("fuel");
    scope.sum = out.fresh("x");
    String condition = out.fresh("c");
    scope.conditions.add(condition);
    StringBuilder parameters = new StringBuilder(fuel + ": i64, " + scope.sum + ": i64, " + condition + ": i1");
    for (Slot slot : current.parameters()) {
      String name = out.fresh("m");
      parameters.append(", ").append(name).append(": ").append(slot.type().text());
      scope.mems.add(slot.value(name));
    }
    String visibility = context.chance(SOMETIMES) ? "private " : "";
    out.open("func.func " + visibility + current.name() + "(" + parameters + ") -> ("
        + Regions.types(current.results()) + ") {");
    blocks(scope);
    out.close("}");
    if (!recursive) {
      callable.add(current);
    }
  }

  private void blocks(Scope scope) {
    if (context.profile.branches && context.chance(NEARLY_ALWAYS)) {
      new Branches(body).generate(scope, 2 + context.random.nextInt(7), this::finish);
      return;
    }
    body.statements(scope, context.budget);
    finish(scope);
  }

  private void finish(Scope scope) {
    body.read(scope);
    StringBuilder names = new StringBuilder();
    List<Slot> results = current.results();
    for (Slot slot : results) {
      names.append(", ").append(body.buffers.provide(scope, slot).name());
    }
    out.line("return " + scope.sum + names + " : " + Regions.types(results));
  }

  /** Emits a call of a complete function, or of the current one while the fuel lasts. */
  void call(Scope scope) {
    if (callable.isEmpty()) {
      return;
    }
    Signature callee = context.pick(callable);
    if (callee != current) {
      String some = callee.fuelled() ? context.constant(1 + context.random.nextInt(2)) : context.constant(0);
      results(scope, callee, call(scope, callee, some));
      return;
    }
    String zero = context.constant(0);
    String left = out.define("b", "arith.cmpi sgt, " + fuel + ", " + zero + " : i64");
    if (!context.profile.regions) {
      return;
    }
    String less = out.define("n", "arith.subi " + fuel + ", " + context.constant(1) + " : i64");
    String name = out.fresh("r");
    out.open(name + " = scf.if " + left + " -> (i64) {");
    Scope inner = scope.nested();
    results(inner, callee, call(inner, callee, less));
    body.read(inner);
    out.line("scf.yield " + inner.sum + " : i64");
    out.reopen("} else {");
    out.line("scf.yield " + scope.sum + " : i64");
    out.close("}");
    scope.sum = name;
  }

  private String call(Scope scope, Signature callee, String fuelArgument) {
    String condition = context.condition(scope);
    StringBuilder arguments = new StringBuilder(fuelArgument + ", " + scope.sum + ", " + condition);
    callee.parameters().forEach(s -> arguments.append(", ").append(body.buffers.provide(scope, s).name()));
    String name = out.fresh("r");
    String header = callee.results().isEmpty() ? name : name + ":" + (callee.results().size() + 1);
    boolean indirect = context.chance(SELDOM);
    String target = indirect
        ? out.define("fn", "func.constant " + callee.name() + " : " + callee.type()) : callee.name();
    out.line(header + " = func.call" + (indirect ? "_indirect " : " ") + target + "(" + arguments + ") : "
        + callee.type());
    return name;
  }

  private void results(Scope scope, Signature callee, String name) {
    List<Slot> slots = callee.results();
    scope.sum = slots.isEmpty() ? name : name + "#0";
    for (int i = 0; i < slots.size(); i++) {
      scope.mems.add(slots.get(i).value(name + "#" + (i + 1)));
    }
  }

  private void main() {
    current = null;
    context.budget = 6;
    out.open("func.func @main() -> i64 {");
    Scope scope = new Scope();
    scope.sum = context.constant(1 + context.random.nextInt(50));
    for (Signature callee : callable) {
      for (int i = 1 + context.random.nextInt(2); i > 0; i--) {
        Scope each = new Scope();
        each.sum = scope.sum;
        each.conditions.add(out.define("c", "arith.constant " + (context.chance(EVENLY) ? "true" : "false")));
        results(each, callee, call(each, callee, context.constant(callee.fuelled() ? 2 : 0)));
        for (Mem mem : List.copyOf(each.mems)) {
          body.buffers.read(each, mem);
        }
        scope.sum = each.sum;
      }
    }
    out.line("return " + scope.sum + " : i64");
    out.close("}");
  }
}
