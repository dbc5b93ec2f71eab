// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SELDOM;

import java.util.List;

/**
 * Many small functions of statements on values of any types, so that a difference in one function does not hide
 * differences in the next. The programs are not for execution.
 */
abstract class TypedFunctions {
  private static final int STATEMENTS = 4;

  final Context context;
  final Literals literals;
  private OpenFunction function;

  TypedFunctions(Context context) {
    this.context = context;
    this.literals = new Literals(context.random);
  }

  final void module() {
    declare();
    for (int i = 0; context.budget > 0; i++) {
      function = new OpenFunction();
      TypedValues scope = new TypedValues();
      int before = context.budget;
      int left = 1 + context.random.nextInt(STATEMENTS);
      while (left-- > 0 && before - context.budget < 3 * STATEMENTS) {
        statement(scope);
      }
      keep(scope);
      function.writeTo(context.out, "f" + i);
    }
    OpenFunction.writeMain(context.out);
  }

  /** Writes the symbols that the functions reference. */
  void declare() {}

  /** Emits a statement. Its value is visible only here, because it may not dominate other uses. */
  final void statement(TypedValues scope) {
    context.budget--;
    emit(scope);
  }

  abstract void emit(TypedValues scope);

  private void keep(TypedValues scope) {
    for (String type : scope.types()) {
      List<String> names = scope.of(type);
      String last = names.get(names.size() - 1);
      if (!last.startsWith("%a") || context.chance(SELDOM)) {
        function.keep(type, last);
      }
    }
  }

  final Emitter out() {
    return function.body;
  }

  /** Returns a new value of this type without known properties. */
  final String argument(String type) {
    return function.argument(type);
  }

  /** Returns a visible value of this type, or a new one. */
  final String value(TypedValues scope, String type) {
    if (!scope.of(type).isEmpty() && context.chance(MOSTLY)) {
      return context.pick(scope.of(type));
    }
    boolean literal = type.equals("i32") || type.equals("f32") || type.equals("f64") || type.equals("i1")
        || Literals.isShaped(type) && !type.contains("?") && !type.contains("*");
    if (type.equals("index") && context.chance(MOSTLY)) {
      // no distant numbers, for which MLIR computes wrong trip counts
      int value = context.pick(0, 1, 2, 3, 4, 7, -1, -5, 100);
      return scope.add(type, out().define("c", "arith.constant " + value + " : index"));
    }
    if (literal && context.chance(MOSTLY)) {
      return scope.add(type, out().define("c", literals.constant(type)));
    }
    return function.argument(type);
  }

  /** Emits an operation with one result and returns that. */
  final String define(TypedValues scope, String type, String text) {
    return scope.add(type, out().define("v", text));
  }
}
