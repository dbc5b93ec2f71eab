// RUN: --mlir-version=19.1 --memref-emulate-wide-int

func.func @alloc_load_store(%i: index) -> i32 {
  %0 = memref.alloc() : memref<4xi64>
  %c = arith.constant 5 : i64
  memref.store %c, %0[%i] : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  %2 = arith.trunci %1 : i64 to i32
  memref.store %1, %0[%i] : memref<4xi64>
  return %2 : i32
}

func.func @alloc_i32(%i: index) -> i32 {
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.load %0[%i] : memref<4xi32>
  return %1 : i32
}

func.func @alloc_dyn(%n: index, %i: index) {
  %0 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi64>
  %1 = memref.load %0[%i] : memref<?xi64>
  memref.store %1, %0[%i] {nontemporal = true} : memref<?xi64>
  return
}

func.func @i128(%i: index) {
  %0 = memref.alloc() : memref<4xi128>
  %1 = memref.load %0[%i] : memref<4xi128>
  return
}

func.func @i16() {
  %0 = memref.alloc() : memref<4xi48>
  %2 = memref.alloc() : memref<4xi33>
  return
}

func.func @space(%i: index) {
  %0 = memref.alloc() : memref<4x2xi64, strided<[3, 1]>, 1>
  %1 = memref.load %0[%i, %i] : memref<4x2xi64, strided<[3, 1]>, 1>
  return
}

func.func @add_load(%i: index) {
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  %2 = arith.addi %1, %1 : i64
  memref.store %2, %0[%i] : memref<4xi64>
  return
}

func.func @unsigned(%i: index) {
  %0 = memref.alloc() : memref<4xui64>
  %1 = memref.load %0[%i] : memref<4xui64>
  return
}

func.func @rank0() {
  %0 = memref.alloc() : memref<i64>
  %1 = memref.load %0[] : memref<i64>
  %c = arith.constant 4294967296 : i64
  memref.store %c, %0[] : memref<i64>
  return
}

func.func @scalvec(%i: index) {
  %3 = memref.alloc() : memref<4xvector<[4]xi64>>
  %4 = memref.alloc() : memref<4xvector<i64>>
  return
}

func.func private @ext(memref<4xi64>)
func.func @call(%m: memref<4xi64>) {
  call @ext(%m) : (memref<4xi64>) -> ()
  return
}
