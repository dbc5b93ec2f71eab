// RUN: --mlir-version=19.1 --pass-pipeline=builtin.module(func.func(test-alias-analysis,test-alias-analysis-modref)) --mlir-disable-threading 2>&1
// The reference does not look into a region with branches between blocks.
func.func @both_the_same(%c: i1) attributes {test.ptr = "func"} {
  %a = memref.alloc() {test.ptr = "a"} : memref<f32>
  %b = memref.alloc() {test.ptr = "b"} : memref<f32>
  %e = scf.execute_region -> memref<f32> {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %b : memref<f32>
  ^b:
    scf.yield %b : memref<f32>
  } {test.ptr = "region"}
  %f = scf.execute_region -> memref<f32> {
    scf.yield %b : memref<f32>
  } {test.ptr = "one_block"}
  %s = memref.cast %e {test.ptr = "view"} : memref<f32> to memref<f32, strided<[], offset: ?>>
  memref.copy %a, %b {test.ptr = "copy"} : memref<f32> to memref<f32>
  return
}
