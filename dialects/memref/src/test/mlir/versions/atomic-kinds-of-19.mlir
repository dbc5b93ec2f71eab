// RUN: --mlir-version=19.1 --mlir-print-op-generic
// The numbers of the kinds are other ones in the other version.
func.func @f(%m: memref<4xi32>, %i: index, %x: i32, %n: memref<4xf32>, %y: f32) {
  %0 = memref.atomic_rmw addf %y, %n[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw minnumf %y, %n[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw andi %x, %m[%i] {a} : (i32, memref<4xi32>) -> i32
  return
}
