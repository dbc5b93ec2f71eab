// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;

import java.util.ArrayList;
import java.util.List;

/** Functions that compute with numbers and buffers. No value is undefined, and all operations are deterministic. */
final class Computations {
  /** A function that bodies can call. */
  record Function(String name, List<String> parameters, List<String> results) {
    String type() {
      return "(" + String.join(", ", parameters) + ") -> (" + String.join(", ", results) + ")";
    }
  }

  private final Context context;
  private final Emitter out;
  private final ComputationTypes types;
  private final List<Function> functions = new ArrayList<>();

  Computations(Context context, ComputationTypes types) {
    this.context = context;
    this.out = context.out;
    this.types = types;
  }

  void module() {
    int statements = context.budget;
    int helpers = context.random.nextInt(3);
    for (int i = 0; i < helpers; i++) {
      helper(i, statements / 4);
    }
    recursion();
    work(statements);
    main(statements);
  }

  private void helper(int number, int statements) {
    List<String> parameters = new ArrayList<>();
    for (int i = context.random.nextInt(4); i >= 0; i--) {
      parameters.add(context.chance(EVENLY) ? context.pick(types.numbers())
          : context.pick(types.buffers()).type());
    }
    List<String> results = new ArrayList<>();
    for (int i = context.random.nextInt(3); i > 0; i--) {
      results.add(context.pick(types.numbers()));
    }
    Function function = new Function("helper" + number, parameters, results);
    define(function, statements, function.parameters());
    functions.add(function);
  }

  /** A recursive function; its argument, which callers keep small, is the recursion depth. */
  private void recursion() {
    Function function = new Function("count", List.of("i32", "i64"), List.of("i64", "i32"));
    out.open("func.func @count(%n: i32, %x: i64) -> (i64, i32) {");
    out.line("%zero = arith.constant 0 : i32");
    out.line("%one = arith.constant 1 : i32");
    out.line("%ends = arith.cmpi sle, %n, %zero : i32");
    out.line("cf.cond_br %ends, ^end(%x, %n : i64, i32), ^more");
    out.label("^more:");
    out.line("%m = arith.subi %n, %one : i32");
    out.line("%k = arith.constant " + (3 + context.random.nextInt(50)) + " : i64");
    out.line("%y = arith." + context.pick("muli", "addi", "xori") + " %x, %k : i64");
    out.line("%a, %b = func.call @count(%m, %y) : (i32, i64) -> (i64, i32)");
    out.line("%c = arith.addi %b, %n : i32");
    out.line("cf.br ^end(%a, %c : i64, i32)");
    out.label("^end(%r: i64, %s: i32):");
    out.line("return %r, %s : i64, i32");
    out.close("}");
    functions.add(function);
  }

  private void work(int statements) {
    Function work = new Function(
        "work", List.of("memref<16xi32>", "memref<?x4xf64>", "memref<?xi8>", "index"), List.of("i64", "f64"));
    define(work, statements, work.parameters());
  }

  private void define(Function function, int statements, List<String> parameters) {
    List<String> names = new ArrayList<>();
    List<String> header = new ArrayList<>();
    for (String parameter : parameters) {
      names.add(out.fresh("p"));
      header.add(names.get(names.size() - 1) + ": " + parameter);
    }
    out.open("func.func @" + function.name() + "(" + String.join(", ", header) + ") -> ("
        + String.join(", ", function.results()) + ") {");
    ComputationBody body = new ComputationBody(context, types, functions);
    for (int i = 0; i < names.size(); i++) {
      body.add(parameters.get(i), names.get(i));
    }
    body.statements(statements);
    body.end(function.results());
    out.close("}");
  }

  private void main(int statements) {
    out.open("func.func @main() -> i64 {");
    ComputationBody body = new ComputationBody(context, types, functions);
    body.statements(statements / 2);
    body.end(List.of("i64"));
    out.close("}");
  }
}
