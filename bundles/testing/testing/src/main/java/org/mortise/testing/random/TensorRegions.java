// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Control flow that carries tensors: loops, branches and parallel loops of scf, and diamonds of cf. The checksum is
 * carried together with the tensors.
 */
final class TensorRegions {
  private static final int MOST_TRIPS = 4;

  private final Context context;
  private final Emitter out;
  private final TensorStatements statements;
  private final Consumer<TensorScope> statement;

  /** Creates a generator whose bodies consist of {@code statement}. */
  TensorRegions(Context context, TensorStatements statements, Consumer<TensorScope> statement) {
    this.context = context;
    this.out = context.out;
    this.statements = statements;
    this.statement = statement;
  }

  void emit(TensorScope scope) {
    int more = context.profile == Profile.BUFFERIZABLE_RECURSION ? 6 : 2;
    switch (context.random.nextInt(scope.scalars.depth == 0 && context.profile.branches ? 9 + more : 9)) {
      case 0, 1, 2 -> counted(scope);
      case 3, 4 -> conditional(scope);
      case 5 -> tested(scope);
      case 6, 7 -> parallel(scope);
      case 8 -> executed(scope);
      default -> diamond(scope);
    }
  }

  private void body(TensorScope inner) {
    for (int i = 1 + context.random.nextInt(4); i > 0 && context.budget > 0; i--) {
      statement.accept(inner);
    }
  }

  private List<TensorValue> carried(TensorScope scope) {
    List<TensorValue> carried = new ArrayList<>();
    for (int i = context.pick(0, 1, 1, 1, 2, 2); i > 0; i--) {
      carried.add(statements.some(scope));
    }
    return carried;
  }

  private static String types(List<TensorValue> tensors) {
    return "i64" + tensors.stream().map(tensor -> ", " + tensor.type()).collect(Collectors.joining());
  }

  private static String names(String sum, List<TensorValue> tensors) {
    return sum + tensors.stream().map(tensor -> ", " + tensor.name()).collect(Collectors.joining());
  }

  /** Adds new tensors with the shapes of these to a scope, and returns them. */
  private List<TensorValue> arguments(TensorScope inner, List<TensorValue> from) {
    List<TensorValue> arguments = new ArrayList<>();
    from.forEach(tensor -> arguments.add(inner.add(TensorValue.fresh(out.fresh("p"), tensor.shape()))));
    return arguments;
  }

  /** Returns the tensors to yield: for each argument mostly the latest tensor derived from it. */
  private List<TensorValue> yielded(TensorScope inner, List<TensorValue> arguments) {
    List<TensorValue> yielded = new ArrayList<>();
    for (TensorValue argument : arguments) {
      TensorValue latest = argument;
      for (TensorValue tensor : inner.tensors) {
        latest = tensor.origin().equals(argument.name()) && tensor.shape().equals(argument.shape()) ? tensor : latest;
      }
      yielded.add(context.chance(NEARLY_ALWAYS) ? latest : statements.provide(inner, argument.shape()));
    }
    return yielded;
  }

  private void emitYield(TensorScope inner, List<TensorValue> tensors) {
    out.line("scf.yield " + names(inner.scalars.sum, tensors) + " : " + types(tensors));
  }

  private void results(TensorScope scope, String name, List<TensorValue> like) {
    scope.scalars.sum = like.isEmpty() ? name : name + "#0";
    for (int i = 0; i < like.size(); i++) {
      scope.add(TensorValue.fresh(name + "#" + (i + 1), like.get(i).shape()));
    }
  }

  private static String header(String name, List<TensorValue> like) {
    return (like.isEmpty() ? name : name + ":" + (like.size() + 1)) + " = ";
  }

  private static String bindings(String sum, String outerSum, List<TensorValue> arguments, List<TensorValue> initial) {
    StringBuilder text = new StringBuilder(sum + " = " + outerSum);
    for (int i = 0; i < arguments.size(); i++) {
      text.append(", ").append(arguments.get(i).name()).append(" = ").append(initial.get(i).name());
    }
    return text.toString();
  }

  private void counted(TensorScope scope) {
    List<TensorValue> initial = carried(scope);
    int trips = 1 + context.random.nextInt(MOST_TRIPS);
    // At least one iteration: otherwise MLIR does not extract equal slices.
    String upper = context.chance(EVENLY) ? context.index(trips) : context.indexBelow(scope.scalars, trips + 1);
    String lower = context.index(0);
    String step = context.index(1);
    String name = out.fresh("r");
    String induction = out.fresh("i");
    TensorScope inner = scope.nested();
    inner.scalars.sum = out.fresh("s");
    List<TensorValue> arguments = arguments(inner, initial);
    inner.indices.add(new TensorScope.Index(induction, trips - 1));
    out.open(header(name, initial) + "scf.for " + induction + " = " + lower + " to " + upper + " step " + step
        + " iter_args(" + bindings(inner.scalars.sum, scope.scalars.sum, arguments, initial) + ") -> (" + types(initial)
        + ") {");
    body(inner);
    emitYield(inner, yielded(inner, arguments));
    out.close("}");
    results(scope, name, initial);
  }

  private void conditional(TensorScope scope) {
    List<TensorValue> like = carried(scope);
    String condition = context.condition(scope.scalars);
    String name = out.fresh("r");
    out.open(header(name, like) + "scf.if " + condition + " -> (" + types(like) + ") {");
    branch(scope, like);
    out.reopen("} else {");
    branch(scope, like);
    out.close("}");
    results(scope, name, like);
  }

  private void branch(TensorScope scope, List<TensorValue> like) {
    TensorScope inner = scope.nested();
    if (context.chance(NEARLY_ALWAYS)) {
      body(inner);
    }
    emitYield(inner, yielded(inner, like));
  }

  private void executed(TensorScope scope) {
    List<TensorValue> like = carried(scope);
    String name = out.fresh("r");
    out.open(header(name, like) + "scf.execute_region -> (" + types(like) + ") {");
    branch(scope, like);
    out.close("}");
    results(scope, name, like);
  }

  /** Emits a loop whose condition is tested before the body. The condition's region may change the tensors, too. */
  private void tested(TensorScope scope) {
    List<TensorValue> initial = carried(scope);
    String first = context.constant(0);
    String limit = context.constant(context.random.nextInt(MOST_TRIPS));
    String name = out.fresh("r");
    TensorScope before = scope.nested();
    before.scalars.sum = out.fresh("s");
    String count = out.fresh("n");
    List<TensorValue> arguments = arguments(before, initial);
    String types = types(initial) + ", i64";
    out.open(name + ":" + (initial.size() + 2) + " = scf.while ("
        + bindings(before.scalars.sum, scope.scalars.sum, arguments, initial) + ", " + count + " = " + first + ") : ("
        + types + ") -> (" + types + ") {");
    if (context.chance(SOMETIMES)) {
      body(before);
    }
    String more = out.define("b", "arith.cmpi slt, " + count + ", " + limit + " : i64");
    out.line("scf.condition(" + more + ") " + names(before.scalars.sum, yielded(before, arguments)) + ", " + count
        + " : " + types);
    out.reopen("} do {");
    TensorScope after = scope.nested();
    after.scalars.sum = out.fresh("s");
    String passed = out.fresh("n");
    arguments = arguments(after, initial);
    StringBuilder parameters = new StringBuilder(after.scalars.sum + ": i64");
    arguments.forEach(argument ->
        parameters.append(", ").append(argument.name()).append(": ").append(argument.type()));
    out.label("^bb0(" + parameters + ", " + passed + ": i64):");
    body(after);
    String next = out.define("n", "arith.addi " + passed + ", " + context.constant(1) + " : i64");
    out.line("scf.yield " + names(after.scalars.sum, yielded(after, arguments)) + ", " + next + " : " + types);
    out.close("}");
    scope.scalars.sum = name + "#0";
    for (int i = 0; i < initial.size(); i++) {
      scope.add(TensorValue.fresh(name + "#" + (i + 1), initial.get(i).shape()));
    }
  }

  /** Emits a parallel loop in which each iteration changes one row of a tensor and reads no other row. */
  private void parallel(TensorScope scope) {
    TensorValue initial = statements.some(scope);
    TensorShape shape = initial.shape();
    if (shape.rank() == 0 || shape.dynamic().get(0)) {
      return;
    }
    String name = out.fresh("r");
    String induction = out.fresh("i");
    String shared = out.fresh("p");
    int rows = shape.sizes().get(0);
    out.open(name + " = scf.forall (" + induction + ") in (" + rows + ") shared_outs(" + shared + " = " + initial.name()
        + ") -> (" + initial.type() + ") {");
    TensorScope inner = scope.nested();
    inner.indices.add(new TensorScope.Index(induction, rows - 1));
    TensorStatements.Slice row = row(shape, induction);
    TensorValue part = context.chance(SELDOM) ? statements.provide(inner, row.shape())
        : statements.extract(inner, TensorValue.fresh(shared, shape), row);
    body(inner);
    TensorValue changed = context.chance(NEARLY_ALWAYS) ? statements.change(inner, part)
        : statements.provide(inner, row.shape());
    out.open("scf.forall.in_parallel {");
    out.line("tensor.parallel_insert_slice " + changed.name() + " into " + shared + row.text() + " : " + changed.type()
        + " into " + shape.text());
    out.close("}");
    out.close("}");
    scope.add(TensorValue.fresh(name, shape));
  }

  private TensorStatements.Slice row(TensorShape shape, String induction) {
    List<String> offsets = new ArrayList<>(List.of(induction));
    List<String> sizes = new ArrayList<>(List.of("1"));
    List<String> strides = new ArrayList<>(List.of("1"));
    List<Integer> kept = new ArrayList<>();
    boolean reduces = context.chance(EVENLY);
    if (!reduces) {
      kept.add(1);
    }
    for (int i = 1; i < shape.rank(); i++) {
      offsets.add("0");
      sizes.add(String.valueOf(shape.sizes().get(i)));
      strides.add("1");
      kept.add(shape.sizes().get(i));
    }
    return new TensorStatements.Slice(offsets + " " + sizes + " " + strides, shape.withSizes(kept));
  }

  /**
   * Ends the current block with a branch to two blocks, and a block that joins them, where the next statements follow.
   */
  private void diamond(TensorScope scope) {
    List<TensorValue> like = carried(scope);
    String first = out.freshBlock();
    String second = out.freshBlock();
    String last = out.freshBlock();
    out.line("cf.cond_br " + context.condition(scope.scalars) + ", " + first + ", " + second);
    for (String block : List.of(first, second)) {
      out.label(block + ":");
      TensorScope inner = scope.nested();
      body(inner);
      List<TensorValue> forwarded = yielded(inner, like);
      out.line("cf.br " + last + "(" + names(inner.scalars.sum, forwarded) + " : " + types(forwarded) + ")");
    }
    scope.scalars.sum = out.fresh("s");
    StringBuilder parameters = new StringBuilder(scope.scalars.sum + ": i64");
    arguments(scope, like).forEach(argument ->
        parameters.append(", ").append(argument.name()).append(": ").append(argument.type()));
    out.label(last + "(" + parameters + "):");
  }
}
