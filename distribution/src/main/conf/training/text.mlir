// RUN: --mlir-print-debuginfo --allow-unregistered-dialect
// RUN: --mlir-print-op-generic --allow-unregistered-dialect
// RUN: --pass-pipeline=builtin.module(func.func(canonicalize{region-simplify=aggressive},cse)) --mlir-print-ir-after-all --allow-unregistered-dialect
//
// Runs of which an archive of classes is made: see bin/mortise-opt.

#map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 4)>
#set = affine_set<(d0) : (d0 - 4 >= 0, d0 mod 2 == 0)>
#names = {a = "text\n", b = [1, 2.5 : f32, true, unit], c = @symbol::@nested}
!pair = tuple<i32, memref<?x4xf32, strided<[?, 1], offset: ?>, 3>>

module @outer attributes {some.names = #names, some.map = #map, some.set = #set} {
  func.func private @types(si8, ui16, bf16, f16, f128, complex<f64>, tensor<*xf32>, tensor<?x3xi1, "encoding">,
      vector<4x[8]xf32>, memref<*xi8>, memref<4x4xf32, #map, 2 : i64>, none, !pair, (i32) -> (), !other.type<"x">)
  func.func @values(%a: i32 {some.name = 1 : i8}, %flag: i1) -> (i32 {some.result}, tensor<2xi32>) {
    %0 = arith.constant dense<[1, -2]> : tensor<2xi32> loc("file.mlir":1:2)
    %1 = arith.constant dense<0.0> : vector<4xf32> loc(callsite("a" at fused<"b">["c", unknown]))
    %2 = arith.constant 0x7FC00000 : f32
    cf.assert %flag, "told"
    %3:2 = "other.op"(%a)[^end] <{some.property = 1 : i8}> ({
    ^bb0(%x: i32):
      "other.yield"(%x) : (i32) -> ()
    }) {name = "x"} : (i32) -> (i32, !other.type<"x">)
  ^end:
    return %a, %0 : i32, tensor<2xi32>
  }
}
