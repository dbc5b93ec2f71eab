// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;

/** Unstructured loops: counted, with the test before or after the body, with a second exit or a second latch. */
final class Loops {
  private final Body body;
  private final Context context;
  private final Emitter out;

  Loops(Body body) {
    this.body = body;
    this.context = body.context;
    this.out = context.out;
  }

  /** Ends the current block and continues in the loop's exit block; earlier names stay visible. */
  void any(Scope scope) {
    List<Slot> slots = new ArrayList<>();
    for (int i = context.pick(0, 1, 1, 2); i > 0; i--) {
      slots.add(body.buffers.randomSlot());
    }
    if (context.chance(SOMETIMES)) {
      testAfterBody(scope, slots);
    } else {
      testedInFront(scope, slots);
    }
  }

  private void testedInFront(Scope scope, List<Slot> slots) {
    String head = out.freshBlock();
    String work = out.freshBlock();
    String exit = out.freshBlock();
    String limit = context.constant(context.random.nextInt(4));
    String count = enter(scope, slots, head);
    String more = out.define("b", "arith.cmpi slt, " + count + ", " + limit + " : i64");
    boolean passes = context.chance(EVENLY);
    String toExit = passes ? exit + "(" + scope.sum + " : i64)" : exit;
    out.line("cf.cond_br " + more + ", " + work + ", " + toExit);
    out.label(work + ":");
    Scope inner = scope.nested();
    body.statements(inner, 2);
    if (passes && context.chance(SOMETIMES)) {
      String stay = out.freshBlock();
      out.line("cf.cond_br " + context.condition(inner) + ", " + stay + ", " + exit + "(" + inner.sum + " : i64)");
      out.label(stay + ":");
    }
    close(inner, slots, head, count, context.chance(SOMETIMES));
    enterExit(scope, exit, passes);
  }

  private void testAfterBody(Scope scope, List<Slot> slots) {
    String head = out.freshBlock();
    String exit = out.freshBlock();
    String limit = context.constant(context.random.nextInt(4));
    String count = enter(scope, slots, head);
    Scope inner = scope.nested();
    body.statements(inner, 2);
    String next = out.define("n", "arith.addi " + count + ", " + context.constant(1) + " : i64");
    String more = out.define("b", "arith.cmpi slt, " + next + ", " + limit + " : i64");
    String back = head + arguments(inner, slots, next);
    String forth = exit + "(" + inner.sum + " : i64)";
    out.line("cf.cond_br " + more + ", " + back + ", " + forth);
    enterExit(scope, exit, true);
  }

  /**
   * Branches to the loop header and opens it; its argument is the scope's checksum from now on. Returns the counter.
   */
  private String enter(Scope scope, List<Slot> slots, String head) {
    scope.freezeAll();
    String zero = context.constant(0);
    out.line("cf.br " + head + arguments(scope, slots, zero));
    String count = out.fresh("n");
    scope.sum = out.fresh("acc");
    StringBuilder parameters = new StringBuilder(count + ": i64, " + scope.sum + ": i64");
    for (Slot slot : slots) {
      String name = out.fresh("p");
      parameters.append(", ").append(name).append(": ").append(slot.type().text());
      scope.mems.add(slot.value(name));
    }
    out.label(head + "(" + parameters + "):");
    return count;
  }

  private String arguments(Scope scope, List<Slot> slots, String count) {
    StringBuilder names = new StringBuilder(count + ", " + scope.sum);
    slots.forEach(s -> names.append(", ").append(body.buffers.provide(scope, s).name()));
    return "(" + names + " : i64, " + Regions.types(slots) + ")";
  }

  private void close(Scope inner, List<Slot> slots, String head, String count, boolean twice) {
    String next = out.define("n", "arith.addi " + count + ", " + context.constant(1) + " : i64");
    if (!twice) {
      out.line("cf.br " + head + arguments(inner, slots, next));
      return;
    }
    String other = out.freshBlock();
    String condition = context.condition(inner);
    String back = head + arguments(inner, slots, next);
    out.line("cf.cond_br " + condition + ", " + other + ", " + back);
    out.label(other + ":");
    body.statements(inner, 1);
    out.line("cf.br " + head + arguments(inner, slots, next));
  }

  private void enterExit(Scope scope, String exit, boolean passes) {
    if (!passes) {
      out.label(exit + ":");
      return;
    }
    scope.sum = out.fresh("acc");
    out.label(exit + "(" + scope.sum + ": i64):");
  }
}
