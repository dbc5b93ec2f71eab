// RUN: --mlir-version=19.1 --memref-emulate-wide-int=widest-int-supported=8

func.func @other_widths(%i: index) {
  %0 = memref.alloc() : memref<4xi16>
  %1 = memref.load %0[%i] : memref<4xi16>
  memref.store %1, %0[%i] : memref<4xi16>
  %2 = memref.alloc() : memref<4xi64>
  %3 = memref.load %2[%i] : memref<4xi64>
  return
}
