// RUN: --affine-simplify-structures --allow-unregistered-dialect --split-input-file
// Sets get reduced constraints without those that another one implies; maps are simplified in attributes of all operations.
func.func @f(%a: index, %b: index, %c: index) {
  affine.if affine_set<(d0, d1) : (d0 mod 4 - 1 >= 0, d1 * 2 - 3 >= 0, d0 * 4 + d1 * 2 >= 0)>(%a, %b) { "x"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 floordiv 4 - 1 == 0, d1 * 2 - 4 == 0, d0 * 4 + d1 * 2 >= 0)>(%a, %b) { "x"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 ceildiv 4 - 1 >= 0, d0 ceildiv 4 + 3 >= 0)>(%a, %b) { "x"() : () -> () }
  affine.if affine_set<(d0, d1)[s0] : (d0 + 3 >= 0, s0 - d0 >= 0, d0 + 3 >= 0, -d0 + s0 + 2 >= 0)>(%a, %b)[%c] { "x"() : () -> () }
  affine.if affine_set<(d0, d1)[s0] : (d0 + d1 floordiv 3 >= 0, 2 * d0 + (d1 floordiv 3) * 2 - 5 >= 0)>(%a, %b)[%c] { "x"() : () -> () }
  affine.if affine_set<(d0, d1)[s0] : (d0 mod 6 - 7 >= 0)>(%a, %b)[%c] { "x"() : () -> () }
  affine.if affine_set<(d0, d1)[s0] : ((d0 mod 6) mod 3 - 1 >= 0, ((d0 + d1) mod 6) floordiv 2 == 0)>(%a, %b)[%c] { "x"() : () -> () }
  return
}
// -----
func.func @maps(%m: memref<?x?xf32>, %a: index, %b: index) -> index {
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + s0 - d0, d0 * 2 + d0)>(%i)[%a] to min affine_map<(d0) -> (d0 floordiv 1 + 3 + 4, 12 mod 5)>(%i) {
      %0 = affine.load %m[%i * 3 mod 3, (%i + %j) - %j + %i] : memref<?x?xf32>
      %1 = affine.min affine_map<(d0, d1) -> (d0 + d1 - d0, d1, d1 * 2 - d1)>(%i, %j)
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1 - d0)>(%i, %j)
      "test.use"(%0, %1, %2) {map = affine_map<(d0, d1) -> (d0 + d1 - d0)>, s = affine_set<(d0) : (d0 - 1 >= 0, d0 - 1 >= 0)>, arr = [affine_map<(d0, d1) -> (d0 + d1 - d0)>]} : (f32, index, index) -> ()
      affine.if affine_set<(d0) : (1 == 0)>(%i) { "x"() : () -> () }
      %dead = arith.addi %a, %b : index
    }
  }
  %3 = memref.alloc() : memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  %4 = affine.load %3[5] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  affine.store %4, %3[7] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  affine.for %i = 0 to 0 {"x"() : () -> () }
  affine.for %i = 0 to 10 { }
  affine.if affine_set<() : ()>() { }
  return %a : index
}
// -----
func.func @maps2(%m: memref<?x?xf32>, %a: index, %b: index) -> index {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%0)
  %2 = affine.apply affine_map<(d0) -> (d0 * 3)>(%c4)
  %3 = affine.max affine_map<(d0) -> (d0 * 3, 4)>(%c4)
  %dead = affine.max affine_map<(d0) -> (d0 * 3, 4)>(%c4)
  affine.parallel (%x, %y) = (0, 0) to (%a + 0, 10 * 2) {
    %n = affine.load %m[%1 + %x - %x, %2] : memref<?x?xf32>
    affine.for %i = 0 to %1 { "x"(%n) : (f32) -> () }
  }
  %5 = arith.addi %3, %2 : index
  return %5 : index
}
