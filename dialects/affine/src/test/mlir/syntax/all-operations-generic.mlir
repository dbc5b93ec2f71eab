// RUN: --mlir-version=19.1 --mlir-print-op-generic
// Maps are properties; the condition and the maps of copies are attributes without a declaration.
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @f(%m: memref<?x?xf32>, %n: index, %v: vector<4xf32>, %a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { } {x}
  %r:2 = affine.for %i = max affine_map<(d0)[s0]->(d0, s0)>(%n)[%n] to min affine_map<()[s0]->(s0, s0+1)>()[%n] step 3 iter_args(%x = %n, %y = %n) -> (index, index) {
    affine.yield %y, %x : index, index
  } {y}
  affine.for %i = %n to affine_map<()[s0]->(s0 + 1)>()[%n] {
    affine.if #set(%i)[%n] { affine.prefetch %m[%i, %i + 1], write, locality<3>, data {z} : memref<?x?xf32> } else { } {q}
    %z = affine.if #set(%i)[%n] -> f32 { %c = arith.constant 1.0 : f32 affine.yield %c : f32 } else { %c = arith.constant 1.0 : f32 affine.yield %c : f32 }
    affine.prefetch %m[%i, %i + 1], read, locality<0>, instr : memref<?x?xf32>
    %l = affine.vector_load %m[%i, %n + 3] {z} : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %l, %m[%i, symbol(%n)] {z} : memref<?x?xf32>, vector<4xf32>
    affine.dma_start %a[%i + 3], %b[%i], %t[0], %n, : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i + 3], %b[%i], %t[symbol(%n)], %n, %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.dma_wait %t[%i], %n : memref<1xi32>
  }
  affine.parallel (%i, %j) = (0, max(%n, 3)) to (10, min(%n + 4, symbol(%n))) step (1, 2) { affine.yield {x} } {k}
  %q:2 = affine.parallel (%i, %j) = (0, %n) to (10, %n*2) reduce ("addf", "minimumf") -> (f32, f32) { %c = arith.constant 1.0 : f32 affine.yield %c, %c : f32, f32 }
  %p = affine.parallel (%i) = (%n) to (symbol(%n)) reduce ("addf") -> f32 { %c = arith.constant 1.0 : f32 affine.yield %c: f32 }
  affine.parallel () = () to () { }
  %d:3 = affine.delinearize_index %n into (%n, %n, %n) {x} : index, index, index
  return
}
