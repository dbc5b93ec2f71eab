// RUN: --mlir-version=19.1 --allow-unregistered-dialect --canonicalize
// Bounds and sets are composed, folded and freed of duplicates; loops and conditions that are known to do nothing go.
func.func @f(%n: index, %m: memref<?xf32>, %b: memref<?xf32>, %t: memref<1xi32>) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 - d0 + d0 + s0)>(%n)[%n] to affine_map<(d0) -> (d0 mod 4 + d0)>(%n) { "test.foo"(%i) : (index) -> () 
    affine.for %j = affine_map<(d0)[s0] -> (d0 - d0 + d0 + s0)>(%i)[%n] to min affine_map<(d0) -> (d0 mod 4 + d0, d0, d0)>(%n) { "test.foo"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (d0 - d1 + d0>= 0)>(%i, %i) { "test.foo"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (d0 - d1 + d0>= 0, 3 >= 0)>(%i, %n) { "test.foo"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (0 == 0)>(%i, %n) { "test.foo1"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (0 >= 0)>(%i, %n) { "test.foo2"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (0 >= 0, 0 >= 0)>(%i, %n) { "test.foo2"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (1 == 0)>(%i, %n) { "test.foo3"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (2 == 0)>(%i, %n) { "test.foo4"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (-1 >= 0)>(%i, %n) { "test.foo5"(%i) : (index) -> () }
    affine.if affine_set<(d0, d1): (d0 - d0 >= 0)>(%i, %n) { "test.foo6"(%i) : (index) -> () } else { }
    affine.if affine_set<(d0, d1): (d0 - d0 == 0)>(%i, %n) { "test.foo7"(%i) : (index) -> () } else { }
  }
  affine.for %i = 3 to 3 { "test.foo3"(%i) : (index) -> () } 
  affine.for %i = max affine_map<()->(3, 4)>() to min affine_map<()->(3,7)>() { "test.foo4"(%i) : (index) -> () } 
  affine.for %i = max affine_map<()->(3, 4)>() to min affine_map<()->(3,7)>() { } 
  affine.for %i = max affine_map<()->()>() to min affine_map<()->(3,7)>() { "test.foo5"(%i) : (index) -> () } 
  %x = affine.for %i = 0 to 1 iter_args(%a = %n) -> index { "test.once"() : () -> () affine.yield %a : index }
  "test.use"(%x) : (index) -> ()
  affine.parallel (%i, %j) = (max(%n, %n), %n + %n - %n) to (min(%n, %n), 4+3) { "test.foo9"(%i) : (index) -> ()  }
  affine.parallel (%i, %j) = (0, 0) to (1, 0) { "test.foo9"(%i) : (index) -> ()  }
  affine.parallel (%i, %j) = (0, 0) to (4, 1) { }
  return
}
func.func @empty(%n: index, %a: f32, %b: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 3 iter_args(%x = %a, %y = %b) -> (f32, f32) { affine.yield %y, %x : f32, f32 }
  %1:2 = affine.for %i = 0 to 1 iter_args(%x = %a, %y = %b) -> (f32, f32) { affine.yield %y, %x : f32, f32 }
  %2 = affine.for %i = 0 to %n iter_args(%x = %a) -> f32 { affine.yield %b : f32 }
  %3 = affine.for %i = 0 to 2 iter_args(%x = %a) -> f32 { affine.yield %b : f32 }
  %4 = affine.for %i = 2 to 0 iter_args(%x = %a) -> f32 { affine.yield %b : f32 }
  return %0#0, %0#1, %1#0, %1#1, %2, %3, %4 : f32, f32, f32, f32, f32, f32, f32
}
func.func @inside(%m: memref<?xf32>, %n: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%s = %z) -> f32 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %1 = affine.load %m[%0] : memref<?xf32>
    %2 = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%0) -> f32 {
      affine.yield %1 : f32
    } else {
      affine.yield %s : f32
    }
    affine.prefetch %m[%0], write, locality<2>, instr {dropped} : memref<?xf32>
    %3 = affine.vector_load %m[%0] : memref<?xf32>, vector<4xf32>
    affine.vector_store %3, %m[%0 * 2] : memref<?xf32>, vector<4xf32>
    affine.parallel (%j) = (%0) to (min(%0, 12)) { affine.store %2, %m[%j] : memref<?xf32> }
    affine.yield %2 : f32
  }
  return %r : f32
}
