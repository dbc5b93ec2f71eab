// RUN: --canonicalize --mlir-print-local-scope
// Divisions of the variables of loops, some of which have no iteration.
func.func @loop0(%m: memref<?xf32>, %n: index) {
  affine.for %i = 10 to -1 step 1 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop1(%m: memref<?xf32>, %n: index) {
  affine.for %i = 4 to 0 step 1 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop2(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 7 step 8 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop3(%m: memref<?xf32>, %n: index) {
  affine.for %i = 4 to 5 step 1 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop4(%m: memref<?xf32>, %n: index) {
  affine.for %i = 7 to 3 step 2 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop5(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 3 step 1 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @loop6(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 64 step 8 {
    affine.prefetch %m[%i mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[((%i mod 3) + symbol(%n)) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 3) + symbol(%n)], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i ceildiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) mod 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(%i floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[(symbol(%n) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
    affine.prefetch %m[%i mod 8], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds0(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (0, (s0 * 2) mod 16)>()[%n] to min affine_map<()[s0] -> (0, (s0 * 2) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds1(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (15, (s0 * 2) mod 16)>()[%n] to min affine_map<()[s0] -> (15, (s0 * 2) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds2(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (0, (2 - s0) mod 16)>()[%n] to min affine_map<()[s0] -> (0, (2 - s0) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds3(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (15, (2 - s0) mod 16)>()[%n] to min affine_map<()[s0] -> (15, (2 - s0) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds4(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (0, (s0 floordiv 3) mod 16)>()[%n] to min affine_map<()[s0] -> (0, (s0 floordiv 3) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
func.func @bounds5(%m: memref<?xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (15, (s0 floordiv 3) mod 16)>()[%n] to min affine_map<()[s0] -> (15, (s0 floordiv 3) mod 16)>()[%n] {
    affine.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  }
  return
}
