// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Loops, conditions and accesses of the affine dialect, with random maps. */
final class AffineLoops extends TypedFunctions {
  private static final String[] BUFFERS = {"memref<f32>", "memref<?xf32>", "memref<16x?xf32>", "memref<4x4xf32>"};

  private final AffineTerms terms;
  /** The values that are valid as dimensions where the next statement is emitted. */
  private List<String> dims = new ArrayList<>();
  private List<String> symbols = new ArrayList<>();

  AffineLoops(Context context) {
    super(context);
    this.terms = new AffineTerms(context);
  }

  @Override
  void emit(TypedValues scope) {
    if (scope.depth == 0) {
      dims = new ArrayList<>();
      symbols = new ArrayList<>(List.of(argument("index"), argument("index")));
      dims.addAll(symbols);
    }
    switch (scope.depth < 3 ? context.random.nextInt(14) : 6 + context.random.nextInt(8)) {
      case 0, 1, 2 -> loop(scope);
      case 3, 4 -> conditional(scope);
      case 5 -> parallel(scope);
      case 6, 7 -> load(scope);
      case 8 -> store(scope);
      case 9, 10 -> apply(scope);
      case 11 -> extremum(scope);
      case 12 -> vectors(scope);
      default -> arithmetic(scope);
    }
  }

  private void body(TypedValues inner) {
    for (int i = 1 + context.random.nextInt(3); i > 0; i--) {
      statement(inner);
    }
  }

  private void loop(TypedValues scope) {
    boolean carries = context.chance(SOMETIMES);
    String result = carries ? out().fresh("v") : "";
    String induction = out().fresh("i");
    String carried = carries ? out().fresh("x") : "";
    String head = (carries ? result + " = " : "") + "affine.for " + induction + " = " + bound("max ") + " to "
        + bound("min ") + (context.chance(SOMETIMES) ? " step " + context.pick(1, 2, 3, 8) : "");
    out().open(head + (carries ? " iter_args(" + carried + " = " + value(scope, "f32") + ") -> (f32)" : "") + " {");
    List<String> outer = dims;
    dims = new ArrayList<>(dims);
    dims.add(induction);
    TypedValues inner = scope.nested();
    if (carries) {
      inner.add("f32", carried);
    }
    body(inner);
    if (carries) {
      out().line("affine.yield " + value(inner, "f32") + " : f32");
    }
    dims = outer;
    out().close("}");
    if (carries) {
      scope.add("f32", result);
    }
  }

  private String bound(String extremum) {
    return switch (context.random.nextInt(4)) {
      case 0 -> String.valueOf(context.pick(0, 0, 1, 4, 10, 100, -2));
      case 1 -> extremum + terms.map(1 + context.random.nextInt(2), dims, symbols);
      case 2 -> terms.map(1, dims, symbols);
      default -> context.pick(symbols);
    };
  }

  private void conditional(TypedValues scope) {
    boolean yields = context.chance(EVENLY);
    String result = yields ? out().fresh("v") : "";
    out().open((yields ? result + " = " : "") + "affine.if " + terms.set(dims, symbols)
        + (yields ? " -> f32 {" : " {"));
    branch(scope, yields);
    if (yields || context.chance(EVENLY)) {
      out().reopen("} else {");
      branch(scope, yields);
    }
    out().close("}");
    if (yields) {
      scope.add("f32", result);
    }
  }

  private void branch(TypedValues scope, boolean yields) {
    List<String> outer = dims;
    dims = new ArrayList<>(dims);
    TypedValues inner = scope.nested();
    body(inner);
    if (yields) {
      out().line("affine.yield " + value(inner, "f32") + " : f32");
    }
    dims = outer;
  }

  private void parallel(TypedValues scope) {
    boolean reduces = context.chance(EVENLY);
    String result = reduces ? out().fresh("v") : "";
    List<String> outer = dims;
    List<String> inductions = new ArrayList<>();
    List<String> lower = new ArrayList<>();
    List<String> upper = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    for (int i = context.random.nextInt(2); i >= 0; i--) {
      inductions.add(out().fresh("i"));
      lower.add(context.chance(MOSTLY) ? "0" : "max(" + terms.expressions(this::leaf, 2) + ")");
      upper.add(context.chance(EVENLY) ? terms.expression(this::leaf) : "min(" + terms.expressions(this::leaf, 2)
          + ")");
      steps.add(context.pick("1", "2", "5"));
    }
    String reduction = reduces ? " reduce (\"" + context.pick("addf", "mulf", "maximumf") + "\") -> f32" : "";
    out().open((reduces ? result + " = " : "") + "affine.parallel (" + String.join(", ", inductions) + ") = ("
        + String.join(", ", lower) + ") to (" + String.join(", ", upper) + ")"
        + (context.chance(EVENLY) ? " step (" + String.join(", ", steps) + ")" : "") + reduction + " {");
    dims = new ArrayList<>(dims);
    dims.addAll(inductions);
    TypedValues inner = scope.nested();
    body(inner);
    if (reduces) {
      out().line("affine.yield " + value(inner, "f32") + " : f32");
    }
    dims = outer;
    out().close("}");
    if (reduces) {
      scope.add("f32", result);
    }
  }

  /** Returns a value in an expression that names its operands. */
  private String leaf() {
    return context.chance(MOSTLY) ? context.pick(dims) : "symbol(" + context.pick(symbols) + ")";
  }

  private String subscripts(String type) {
    Supplier<String> leaf = this::leaf;
    int rank = (int) type.chars().filter(c -> c == 'x').count();
    return "[" + terms.expressions(leaf, rank) + "] : " + type;
  }

  private void load(TypedValues scope) {
    String type = context.pick(BUFFERS);
    define(scope, "f32", "affine.load " + value(scope, type) + subscripts(type));
  }

  private void store(TypedValues scope) {
    String type = context.pick(BUFFERS);
    if (context.chance(SOMETIMES)) {
      out().line("affine.prefetch " + value(scope, type)
          + subscripts(type).replace(" :", context.pick(", read", ", write") + ", locality<2>, data :"));
      return;
    }
    out().line("affine.store " + value(scope, "f32") + ", " + value(scope, type) + subscripts(type));
  }

  private void apply(TypedValues scope) {
    String result = define(scope, "index", "affine.apply " + terms.map(1, dims, symbols));
    dims.add(result);
    if (scope.depth == 0) {
      symbols.add(result);
    }
  }

  private void extremum(TypedValues scope) {
    define(scope, "index", context.pick("affine.min ", "affine.max ")
        + terms.map(1 + context.random.nextInt(3), dims, symbols));
  }

  private void vectors(TypedValues scope) {
    String type = context.pick("memref<?xf32>", "memref<16x?xf32>", "memref<4x4xf32>");
    if (context.chance(EVENLY)) {
      define(scope, "vector<4xf32>", "affine.vector_load " + value(scope, type) + subscripts(type)
          + ", vector<4xf32>");
    } else {
      out().line("affine.vector_store " + value(scope, "vector<4xf32>") + ", " + value(scope, type)
          + subscripts(type) + ", vector<4xf32>");
    }
  }

  private void arithmetic(TypedValues scope) {
    define(scope, "f32", "arith." + context.pick("addf", "mulf", "subf") + " " + value(scope, "f32") + ", "
        + value(scope, "f32") + " : f32");
  }
}
