// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.RARELY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;

/** Operations with regions, which yield the checksum and a few memrefs. */
final class Regions {
  private final Body body;
  private final Context context;
  private final Emitter out;

  Regions(Body body) {
    this.body = body;
    this.context = body.context;
    this.out = context.out;
  }

  void any(Scope scope) {
    switch (context.random.nextInt(20)) {
      case 0, 1, 2, 3 -> conditional(scope);
      case 4, 5 -> conditionalWithoutElse(scope);
      case 6, 7, 8, 9, 10 -> counted(scope);
      case 11, 12 -> whileLoop(scope);
      case 13, 14 -> switched(scope);
      case 15 -> parallel(scope);
      case 16 -> forall(scope);
      case 17 -> allocaScope(scope);
      case 18 -> countedWithoutResults(scope);
      default -> {
        if (context.chance(RARELY)) {
          executeRegion(scope);
        } else {
          counted(scope);
        }
      }
    }
  }

  private List<Slot> slots() {
    List<Slot> slots = new ArrayList<>();
    int count = context.pick(0, 1, 1, 2, 3);
    for (int i = 0; i < count; i++) {
      slots.add(body.buffers.randomSlot());
    }
    return slots;
  }

  static String types(List<Slot> slots) {
    StringBuilder types = new StringBuilder("i64");
    slots.forEach(s -> types.append(", ").append(s.type().text()));
    return types.toString();
  }

  private String yielded(Scope inner, List<Slot> slots) {
    StringBuilder names = new StringBuilder();
    slots.forEach(s -> names.append(", ").append(body.buffers.provide(inner, s).name()));
    return inner.sum + names;
  }

  private int length() {
    return 1 + context.random.nextInt(4);
  }

  /** Makes the results {@code name#0...} visible. */
  private void results(Scope scope, String name, List<Slot> slots) {
    scope.sum = slots.isEmpty() ? name : name + "#0";
    for (int i = 0; i < slots.size(); i++) {
      scope.mems.add(slots.get(i).value(name + "#" + (i + 1)));
    }
  }

  private String header(String name, List<Slot> slots) {
    return slots.isEmpty() ? name : name + ":" + (slots.size() + 1);
  }

  private void regionYielding(Scope scope, List<Slot> slots, String terminator) {
    Scope inner = scope.nested();
    body.statements(inner, length());
    out.line(terminator + " " + yielded(inner, slots) + " : " + types(slots));
  }

  private void conditional(Scope scope) {
    List<Slot> slots = slots();
    String condition = context.condition(scope);
    String name = out.fresh("r");
    out.open(header(name, slots) + " = scf.if " + condition + " -> (" + types(slots) + ") {");
    regionYielding(scope, slots, "scf.yield");
    out.reopen("} else {");
    regionYielding(scope, slots, "scf.yield");
    out.close("}");
    results(scope, name, slots);
  }

  private void conditionalWithoutElse(Scope scope) {
    out.open("scf.if " + context.condition(scope) + " {");
    body.statements(scope.nested(), length());
    if (context.chance(SOMETIMES)) {
      out.reopen("} else {");
      body.statements(scope.nested(), length());
    }
    out.close("}");
  }

  /** Returns region arguments for the checksum and the slots; their initial values come from {@code scope}. */
  private String initial(Scope scope, Scope inner, List<Slot> slots) {
    scope.freezeAll();
    StringBuilder text = new StringBuilder();
    String sum = out.fresh("acc");
    text.append(sum).append(" = ").append(scope.sum);
    List<Mem> added = new ArrayList<>();
    for (Slot slot : slots) {
      Mem init = body.buffers.provide(scope, slot);
      String name = out.fresh("p");
      text.append(", ").append(name).append(" = ").append(init.name());
      added.add(slot.value(name));
    }
    inner.mems.addAll(added);
    inner.sum = sum;
    return text.toString();
  }

  private void counted(Scope scope) {
    List<Slot> slots = slots();
    String lower = context.index(0);
    String upper = context.index(context.random.nextInt(4));
    String step = context.index(1 + context.random.nextInt(2));
    Scope inner = scope.nested();
    String arguments = initial(scope, inner, slots);
    String name = out.fresh("r");
    String iv = out.fresh("i");
    out.open(header(name, slots) + " = scf.for " + iv + " = " + lower + " to " + upper + " step " + step
        + " iter_args(" + arguments
        + ") -> (" + types(slots) + ") {");
    inner.longs.add(out.define("x", "arith.index_cast " + iv + " : index to i64"));
    body.statements(inner, length());
    out.line("scf.yield " + yielded(inner, slots) + " : " + types(slots));
    out.close("}");
    results(scope, name, slots);
  }

  private void countedWithoutResults(Scope scope) {
    String lower = context.index(0);
    String upper = context.index(1 + context.random.nextInt(2));
    String iv = out.fresh("i");
    out.open("scf.for " + iv + " = " + lower + " to " + upper + " step " + upper + " {");
    body.statements(scope.nested(), length());
    out.close("}");
  }

  /** Emits a while loop: the first region counts and forwards the counter to the second one, which returns it. */
  private void whileLoop(Scope scope) {
    List<Slot> before = slots();
    List<Slot> after = slots();
    String zero = context.constant(0);
    String limit = context.constant(context.random.nextInt(4));
    Scope first = scope.nested();
    String arguments = initial(scope, first, before);
    String count = out.fresh("n");
    String name = out.fresh("r");
    out.open(name + ":" + (after.size() + 2) + " = scf.while (" + count + " = " + zero + ", " + arguments
        + ") : (i64, " + types(before)
        + ") -> (i64, " + types(after) + ") {");
    body.statements(first, length());
    String more = out.define("b", "arith.cmpi slt, " + count + ", " + limit + " : i64");
    String next = out.define("n", "arith.addi " + count + ", " + context.constant(1) + " : i64");
    out.line("scf.condition(" + more + ") " + next + ", " + yielded(first, after) + " : i64, " + types(after));
    out.reopen("} do {");
    whileAfter(scope, before, after);
    out.close("}");
    scope.sum = name + "#1";
    for (int i = 0; i < after.size(); i++) {
      scope.mems.add(after.get(i).value(name + "#" + (i + 2)));
    }
  }

  private void whileAfter(Scope scope, List<Slot> before, List<Slot> after) {
    Scope second = scope.nested();
    String count = out.fresh("n");
    second.sum = out.fresh("acc");
    StringBuilder arguments = new StringBuilder(count + ": i64, " + second.sum + ": i64");
    for (Slot slot : after) {
      String name = out.fresh("p");
      arguments.append(", ").append(name).append(": ").append(slot.type().text());
      second.mems.add(slot.value(name));
    }
    out.label("^bb0(" + arguments + "):");
    body.statements(second, length());
    out.line("scf.yield " + count + ", " + yielded(second, before) + " : i64, " + types(before));
  }

  private void switched(Scope scope) {
    List<Slot> slots = context.chance(MOSTLY) ? slots() : null;
    String selector = context.indexBelow(scope, 3);
    String name = out.fresh("r");
    if (slots == null) {
      out.line("scf.index_switch " + selector);
    } else {
      out.line(header(name, slots) + " = scf.index_switch " + selector + " -> " + types(slots));
    }
    int cases = 1 + context.random.nextInt(2);
    for (int i = 0; i <= cases; i++) {
      out.open(i == cases ? "default {" : "case " + i + " {");
      if (slots == null) {
        body.statements(scope.nested(), length());
        out.line("scf.yield");
      } else {
        regionYielding(scope, slots, "scf.yield");
      }
      out.close("}");
    }
    if (slots != null) {
      results(scope, name, slots);
    }
  }

  private void parallel(Scope scope) {
    String lower = context.index(0);
    String upper = context.index(context.random.nextInt(4));
    String step = context.index(1);
    boolean reduces = context.chance(MOSTLY);
    scope.freezeAll();
    Scope inner = scope.nested();
    String name = out.fresh("r");
    String iv = out.fresh("i");
    out.open((reduces ? name + " = " : "") + "scf.parallel (" + iv + ") = (" + lower + ") to (" + upper + ") step ("
        + step + ")"
        + (reduces ? " init (" + scope.sum + ") -> i64" : "") + " {");
    inner.longs.add(out.define("x", "arith.index_cast " + iv + " : index to i64"));
    inner.depth++;
    body.statements(inner, length());
    if (reduces) {
      String left = out.fresh("p");
      String right = out.fresh("q");
      out.open("scf.reduce(" + inner.sum + " : i64) {");
      out.label("^bb0(" + left + ": i64, " + right + ": i64):");
      String sum = out.define("s", "arith.addi " + left + ", " + right + " : i64");
      out.line("scf.reduce.return " + sum + " : i64");
      out.close("}");
      scope.sum = name;
    }
    out.close("}");
  }

  /** Emits a forall without results: each thread works on its own buffers. */
  private void forall(Scope scope) {
    scope.freezeAll();
    Scope inner = scope.nested();
    String iv = out.fresh("i");
    out.open("scf.forall (" + iv + ") in (" + context.random.nextInt(4) + ") {");
    inner.longs.add(out.define("x", "arith.index_cast " + iv + " : index to i64"));
    inner.depth++;
    body.statements(inner, length());
    out.close("}");
  }

  private void allocaScope(Scope scope) {
    if (context.chance(SOMETIMES)) {
      out.open("memref.alloca_scope {");
      body.statements(scope.nested(), length());
      out.close("}");
      return;
    }
    List<Slot> slots = slots();
    String name = out.fresh("r");
    out.open(header(name, slots) + " = memref.alloca_scope -> (" + types(slots) + ") {");
    regionYielding(scope, slots, "memref.alloca_scope.return");
    out.close("}");
    results(scope, name, slots);
  }

  private void executeRegion(Scope scope) {
    List<Slot> slots = slots();
    String name = out.fresh("r");
    out.open(header(name, slots) + " = scf.execute_region -> (" + types(slots) + ") {");
    regionYielding(scope, slots, "scf.yield");
    out.close("}");
    results(scope, name, slots);
  }
}
