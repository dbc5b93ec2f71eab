// RUN: --irdl-file=%S/directives.irdl.mlir
// REFERENCE: has no dialect ods.

toy.func @directives(%a: i32, %b: index, %c: i1, %q: !toy.ptr<f32>, %m: tensor<4xi1>, %p: tensor<4x!toy.ptr<f32, 3>>) {
  toy.typed()
  %0 = toy.typed(%a: i32) -> i64
  %1:2 = toy.typed(%a: i32 {x = 1 : i32}, %b: index) {y} -> (i64 {z}, i64)
  toy.region() {
  }
  toy.region(%x: i32, %y: index) {
    toy.typed(%x: i32)
  } {z}
  %2 = toy.constant dense<1> : tensor<2xi32>
  %3 = toy.constant {x = 1 : i32} : i32
  toy.pairs %c
  toy.pairs %c, %b[%c], %b[%c] {x}
  toy.token %c
  %4 = toy.token %c[]
  %5 = toy.token %c[%4]
  %6 = toy.load %p : tensor<4x!toy.ptr<f32, 3>>
  %7 = toy.load %p, %m : tensor<4x!toy.ptr<f32, 3>>
  %8 = toy.load %q, %c : !toy.ptr<f32>
  toy.store %8, %q : f32
}

toy.symbol private @f
toy.symbol @g {x}
