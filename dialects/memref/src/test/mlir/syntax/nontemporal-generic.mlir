// RUN: --mlir-print-op-generic
// What is not said anyway is not written, but stays where the generic form has it.
func.func @f(%x: memref<f32>) {
  %0 = memref.load %x[] {nontemporal = false} : memref<f32>
  memref.store %0, %x[] {nontemporal = false, note} : memref<f32>
  %1 = memref.load %x[] {nontemporal = true} : memref<f32>
  memref.store %1, %x[] : memref<f32>
  return
}
