// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

/**
 * Values of all kinds of types, tensors first, in calls, conversions to memrefs and back, and regions of scf with
 * unusual bounds ({@link OddLoops}). The programs are not for execution.
 */
final class Tensors extends TypedFunctions {
  private static final String[] TYPES = {"tensor<4xf32>", "tensor<?xf32>", "tensor<2x?xi8>", "tensor<*xf32>",
      "tensor<4xindex>", "tensor<0xi1>", "tensor<f32>", "vector<4xf32>", "vector<[2]xi8>", "vector<2x3xi1>",
      "complex<f32>", "complex<i8>", "tuple<>", "tuple<i32, tuple<f32, index>>", "none", "(i32) -> f32", "i32", "index",
      "i1", "f64", "si8", "ui1", "memref<4xf32>", "memref<?xf32>", "memref<2x?xi8>",
      "memref<?xf32, strided<[?], offset: ?>>", "memref<*xf32>"};

  private final OddLoops loops;

  Tensors(Context context) {
    super(context);
    this.loops = new OddLoops(context, this);
  }

  @Override
  void declare() {
    context.out.line("func.func private @opaque(tensor<4xf32>, index) -> (tensor<4xf32>, complex<f32>)");
    context.out.line("func.func private @convert(i32) -> f32");
  }

  String someType() {
    return context.pick(TYPES);
  }

  @Override
  void emit(TypedValues scope) {
    if (scope.depth < 3 && context.chance(EVENLY)) {
      loops.any(scope);
      return;
    }
    switch (context.random.nextInt(11)) {
      case 0 -> select(scope);
      case 1, 2 -> toBuffer(scope);
      case 3, 4 -> toTensor(scope);
      case 5 -> allocate(scope);
      case 6 -> call(scope);
      case 7 -> convert(scope);
      case 8 -> write(scope);
      case 9 -> dimension(scope);
      default -> arithmetic(scope);
    }
  }

  private void select(TypedValues scope) {
    String type = someType();
    define(scope, type, "arith.select " + value(scope, "i1") + ", " + value(scope, type) + ", " + value(scope, type)
        + " : " + type);
  }

  private void toBuffer(TypedValues scope) {
    String tensor = context.pick("tensor<4xf32>", "tensor<?xf32>", "tensor<2x?xi8>");
    String memref = "memref" + tensor.substring(6);
    if (context.chance(SOMETIMES)) {
      memref = memref.replace(">", ", strided<[" + (memref.contains("2x") ? "?, " : "") + "?], offset: ?>>");
    }
    define(scope, memref, "bufferization.to_memref " + value(scope, tensor) + context.pick("", " read_only") + " : "
        + memref);
  }

  private void toTensor(TypedValues scope) {
    String memref = context.pick("memref<4xf32>", "memref<?xf32>", "memref<2x?xi8>",
        "memref<?xf32, strided<[?], offset: ?>>", "memref<*xf32>");
    int layout = memref.indexOf(',');
    String tensor = "tensor" + (layout < 0 ? memref.substring(6) : memref.substring(6, layout) + ">");
    define(scope, tensor, "bufferization.to_tensor " + value(scope, memref)
        + context.pick("", " restrict", " writable", " restrict writable") + " : " + memref);
  }

  private void allocate(TypedValues scope) {
    switch (context.random.nextInt(5)) {
      case 0 -> define(scope, "tensor<?xf32>", "bufferization.alloc_tensor(" + argument("index") + ")"
          + context.pick("", " {memory_space = 1 : i64}") + " : tensor<?xf32>");
      case 1 -> define(scope, "tensor<4xf32>", "bufferization.alloc_tensor() copy(" + value(scope, "tensor<4xf32>")
          + ") : tensor<4xf32>");
      case 2 -> define(scope, "tensor<4xf32>", "bufferization.alloc_tensor() size_hint=" + value(scope, "index")
          + " : tensor<4xf32>");
      case 3 -> define(scope, "memref<?xf32>", "memref.alloc(" + value(scope, "index") + ") : memref<?xf32>");
      default -> define(scope, "memref<4xf32>", "bufferization.clone " + value(scope, "memref<4xf32>")
          + " : memref<4xf32> to memref<4xf32>");
    }
  }

  private void call(TypedValues scope) {
    if (context.chance(EVENLY)) {
      String first = out().fresh("v");
      String second = out().fresh("v");
      out().line(first + ", " + second + " = func.call @opaque(" + value(scope, "tensor<4xf32>") + ", "
          + value(scope, "index") + ") : (tensor<4xf32>, index) -> (tensor<4xf32>, complex<f32>)");
      scope.add("tensor<4xf32>", first);
      scope.add("complex<f32>", second);
      return;
    }
    String callee = context.chance(EVENLY) ? value(scope, "(i32) -> f32")
        : scope.add("(i32) -> f32", out().define("v", "func.constant @convert : (i32) -> f32"));
    out().define("v", "func.call_indirect " + callee + "(" + value(scope, "i32") + ") : (i32) -> f32");
  }

  private void convert(TypedValues scope) {
    if (context.chance(SOMETIMES)) {
      String from = context.pick("memref<4xf32>", "memref<?xf32>");
      String to = context.pick("memref<?xf32>", "memref<*xf32>", "memref<?xf32, strided<[?], offset: ?>>");
      define(scope, to, "memref.cast " + value(scope, from) + " : " + from + " to " + to);
      return;
    }
    String from = someType();
    String to = someType();
    define(scope, to, "builtin.unrealized_conversion_cast " + value(scope, from) + " : " + from + " to " + to);
  }

  private void write(TypedValues scope) {
    if (context.chance(SOMETIMES)) {
      out().line("bufferization.dealloc_tensor " + value(scope, "tensor<?xf32>") + " : tensor<?xf32>");
    } else if (context.chance(EVENLY)) {
      define(scope, "tensor<4xf32>", "bufferization.materialize_in_destination " + value(scope, "tensor<4xf32>")
          + " in " + value(scope, "tensor<4xf32>") + " : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>");
    } else {
      out().line("bufferization.materialize_in_destination " + value(scope, "tensor<4xf32>") + " in "
          + context.pick("", "restrict ") + "writable " + value(scope, "memref<4xf32>")
          + " : (tensor<4xf32>, memref<4xf32>) -> ()");
    }
  }

  private void dimension(TypedValues scope) {
    String type = context.pick("memref<4xf32>", "memref<?xf32>", "memref<2x?xi8>", "memref<*xf32>",
        "memref<?xf32, strided<[?], offset: ?>>");
    define(scope, "index", context.chance(SOMETIMES) ? "memref.rank " + value(scope, type) + " : " + type
        : "memref.dim " + value(scope, type) + ", " + value(scope, "index") + " : " + type);
  }

  private void arithmetic(TypedValues scope) {
    if (context.chance(EVENLY)) {
      String type = context.pick("index", "i32", "i1", "tensor<4xindex>", "vector<2x3xi1>", "tensor<2x?xi8>");
      define(scope, type, "arith." + context.pick("addi", "muli", "andi", "maxsi", "ori") + " "
          + value(scope, type) + ", " + value(scope, type) + " : " + type);
      return;
    }
    String type = context.pick("f64", "vector<4xf32>", "tensor<4xf32>", "tensor<*xf32>");
    define(scope, type, "arith." + context.pick("addf", "mulf", "minimumf") + " " + value(scope, type) + ", "
        + value(scope, type) + " : " + type);
  }
}
