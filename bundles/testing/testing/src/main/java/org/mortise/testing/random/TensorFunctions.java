// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.RARELY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Programs of tensors that can be bufferized and executed. Each function calls the one before it, so that the order in
 * which functions are bufferized is known. With recursion, a function may also call itself or a later one, once.
 */
final class TensorFunctions {
  private static final int MOST_DEPTH = 3;

  /** A function: (one, checksum, condition, tensors...) -> (checksum, tensors...). */
  private record Signature(String name, List<TensorShape> parameters, List<TensorShape> results) {
    String type() {
      return "(index, i64, i1" + types(parameters) + ") -> (i64" + types(results) + ")";
    }
  }

  private final Context context;
  private final Emitter out;
  private final TensorStatements statements;
  private final TensorRegions regions;
  private final List<Signature> callable = new ArrayList<>();
  /** The functions that may also be called before they end, or before they begin; empty without recursion. */
  private final List<Signature> recursive = new ArrayList<>();
  /** The condition argument of the current function with recursion: if it is false, nothing is called again. */
  private String mayRecurse = "";

  TensorFunctions(Context context) {
    this.context = context;
    this.out = context.out;
    this.statements = new TensorStatements(context);
    this.regions = new TensorRegions(context, statements, this::statement);
  }

  private static String types(List<TensorShape> shapes) {
    return shapes.stream().map(shape -> ", " + shape.text()).collect(Collectors.joining());
  }

  void module() {
    int functions = 1 + context.random.nextInt(3);
    int each = Math.max(4, context.budget / functions);
    for (int i = 0; context.profile == Profile.BUFFERIZABLE_RECURSION && i < functions; i++) {
      recursive.add(new Signature("@f" + i, someShapes(), someShapes()));
    }
    for (int i = 0; i < functions; i++) {
      context.budget = each;
      function(i);
    }
    main();
  }

  private List<TensorShape> someShapes() {
    List<TensorShape> shapes = new ArrayList<>();
    for (int i = context.random.nextInt(3); i > 0; i--) {
      shapes.add(statements.someShape());
    }
    return shapes;
  }

  private void function(int number) {
    Signature function = recursive.isEmpty()
        ? new Signature("@f" + number, someShapes(), someShapes()) : recursive.get(number);
    Scope scalars = new Scope();
    TensorScope scope = new TensorScope(scalars, out.fresh("one"));
    scalars.sum = out.fresh("x");
    String condition = out.fresh("c");
    scalars.conditions.add(condition);
    mayRecurse = recursive.isEmpty() ? "" : condition;
    StringBuilder parameters = new StringBuilder(scope.one + ": index, " + scalars.sum + ": i64, " + condition
        + ": i1");
    for (TensorShape shape : function.parameters()) {
      TensorValue tensor = scope.add(TensorValue.fresh(out.fresh("t"), shape));
      parameters.append(", ").append(tensor.name()).append(": ").append(tensor.type()).append(attributes());
    }
    out.open("func.func " + (context.chance(SOMETIMES) ? "private " : "") + function.name() + "(" + parameters
        + ") -> (i64" + types(function.results()) + ") {");
    boolean calls = !callable.isEmpty();
    while (context.budget > 0) {
      statement(scope);
      if (calls && context.chance(SOMETIMES)) {
        call(scope, callable.get(callable.size() - 1));
        calls = false;
      }
    }
    if (calls) {
      call(scope, callable.get(callable.size() - 1));
    }
    if (context.chance(EVENLY)) {
      statements.readAll(scope, statements.some(scope));
    }
    List<TensorValue> returned = new ArrayList<>();
    function.results().forEach(shape -> returned.add(statements.provide(scope, shape)));
    out.line("return " + scalars.sum + returned.stream().map(tensor -> ", " + tensor.name())
        .collect(Collectors.joining()) + " : i64" + types(function.results()));
    out.close("}");
    callable.add(function);
  }

  private String attributes() {
    if (context.chance(SELDOM)) {
      return " {bufferization.writable = " + context.chance(EVENLY) + "}";
    }
    return context.chance(RARELY) ? " {bufferization.access = \"read-write\"}" : "";
  }

  private void statement(TensorScope scope) {
    context.budget--;
    if (scope.scalars.depth < MOST_DEPTH && context.chance(SOMETIMES)) {
      regions.emit(scope);
    } else if (!mayRecurse.isEmpty() && scope.scalars.depth == 0 && context.chance(RARELY)) {
      callAgain(scope, context.pick(recursive));
    } else if (!callable.isEmpty() && context.chance(RARELY)) {
      call(scope, context.pick(callable));
    } else {
      statements.emit(scope);
    }
  }

  private void call(TensorScope scope, Signature callee) {
    List<TensorValue> arguments = new ArrayList<>();
    callee.parameters().forEach(shape -> arguments.add(statements.provide(scope, shape)));
    String condition = context.condition(scope.scalars);
    if (!mayRecurse.isEmpty()) {
      condition = out.define("b", "arith.andi " + condition + ", " + mayRecurse + " : i1");
    }
    call(scope, callee, arguments, condition);
  }

  private void call(TensorScope scope, Signature callee, List<TensorValue> arguments, String condition) {
    String name = out.fresh("r");
    int results = callee.results().size();
    out.line(name + (results == 0 ? "" : ":" + (results + 1)) + " = func.call " + callee.name() + "(" + scope.one + ", "
        + scope.scalars.sum + ", " + condition
        + arguments.stream().map(tensor -> ", " + tensor.name()).collect(Collectors.joining()) + ") : "
        + callee.type());
    scope.scalars.sum = results == 0 ? name : name + "#0";
    for (int i = 0; i < results; i++) {
      scope.add(TensorValue.fresh(name + "#" + (i + 1), callee.results().get(i)));
    }
  }

  /** Emits a call of a function that may be the current one, or call it, unless this has been done already. */
  private void callAgain(TensorScope scope, Signature callee) {
    String types = "i64" + types(callee.results());
    int results = callee.results().size();
    String name = out.fresh("r");
    out.open(name + (results == 0 ? "" : ":" + (results + 1)) + " = scf.if " + mayRecurse + " -> (" + types + ") {");
    TensorScope inner = scope.nested();
    List<TensorValue> arguments = new ArrayList<>();
    callee.parameters().forEach(shape -> arguments.add(statements.provide(inner, shape)));
    int before = inner.tensors.size();
    call(inner, callee, arguments, out.define("b", "arith.constant false"));
    emitYield(inner, inner.tensors.subList(before, inner.tensors.size()), types);
    out.reopen("} else {");
    TensorScope other = scope.nested();
    List<TensorValue> yielded = new ArrayList<>();
    callee.results().forEach(shape -> yielded.add(statements.provide(other, shape)));
    emitYield(other, yielded, types);
    out.close("}");
    scope.scalars.sum = results == 0 ? name : name + "#0";
    for (int i = 0; i < results; i++) {
      scope.add(TensorValue.fresh(name + "#" + (i + 1), callee.results().get(i)));
    }
  }

  private void emitYield(TensorScope inner, List<TensorValue> tensors, String types) {
    out.line("scf.yield " + inner.scalars.sum + tensors.stream().map(tensor -> ", " + tensor.name())
        .collect(Collectors.joining()) + " : " + types);
  }

  private void main() {
    mayRecurse = "";
    out.open("func.func @main() -> i64 {");
    Scope scalars = new Scope();
    scalars.sum = context.constant(1 + context.random.nextInt(50));
    TensorScope scope = new TensorScope(scalars, context.index(1));
    for (int i = callable.size() - 1; i >= 0; i--) {
      if (i == callable.size() - 1 || context.chance(SOMETIMES)) {
        call(scope, callable.get(i));
      }
    }
    for (TensorValue tensor : List.copyOf(scope.tensors)) {
      statements.readAll(scope, tensor);
    }
    out.line("return " + scalars.sum + " : i64");
    out.close("}");
  }
}
