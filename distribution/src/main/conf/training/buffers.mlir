// RUN: --canonicalize --cse
// RUN: --buffer-hoisting --buffer-loop-hoisting --promote-buffers-to-stack --buffer-deallocation --canonicalize --copy-removal
// RUN: --legacy-buffer-deallocation-pipeline
// RUN: --lean-deallocation-pipeline
// RUN: --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification --bufferization-lower-deallocations --cse
// RUN: --buffer-deallocation-pipeline --convert-bufferization-to-memref
//
// Runs of which an archive of classes is made: see bin/mortise-opt.

func.func private @use(memref<?xf32>)

func.func @loops(%n: index, %flag: i1, %given: memref<?xf32>) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = memref.alloc(%n) : memref<?xf32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%buffer = %start) -> (memref<?xf32>) {
    %next = memref.alloc(%n) : memref<?xf32>
    %x = memref.load %buffer[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %next[%i] : memref<?xf32>
    scf.yield %next : memref<?xf32>
  }
  %chosen = scf.if %flag -> (memref<?xf32>) {
    scf.yield %given : memref<?xf32>
  } else {
    scf.yield %sum : memref<?xf32>
  }
  call @use(%chosen) : (memref<?xf32>) -> ()
  return %sum : memref<?xf32>
}

func.func @branches(%flag: i1, %given: memref<2x?xi32, strided<[?, 1], offset: ?>>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  cf.cond_br %flag, ^left, ^right(%given : memref<2x?xi32, strided<[?, 1], offset: ?>>)
^left:
  %own = memref.alloc(%n) : memref<2x?xi32>
  %cast = memref.cast %own : memref<2x?xi32> to memref<2x?xi32, strided<[?, 1], offset: ?>>
  cf.br ^right(%cast : memref<2x?xi32, strided<[?, 1], offset: ?>>)
^right(%any: memref<2x?xi32, strided<[?, 1], offset: ?>>):
  %value = memref.load %any[%zero, %zero] : memref<2x?xi32, strided<[?, 1], offset: ?>>
  return %value : i32
}

func.func @views(%source: memref<8x8xf32>, %n: index) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %value = arith.constant 1.5 : f32
  %buffer = memref.alloc() : memref<8x8xf32>
  %copy = memref.alloc() : memref<8x8xf32>
  memref.copy %source, %buffer : memref<8x8xf32> to memref<8x8xf32>
  memref.copy %buffer, %copy : memref<8x8xf32> to memref<8x8xf32>
  %part = memref.subview %copy[0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 2>>
  memref.store %value, %part[%zero, %zero] : memref<4x4xf32, strided<[8, 1], offset: 2>>
  %clone = bufferization.clone %copy : memref<8x8xf32> to memref<8x8xf32>
  %read = memref.load %clone[%zero, %zero] : memref<8x8xf32>
  %grown = memref.alloc(%n) : memref<?xf32>
  memref.store %read, %grown[%zero] : memref<?xf32>
  return %grown : memref<?xf32>
}

func.func @waits(%given: memref<4xi32>, %limit: i32) {
  %zero = arith.constant 0 : index
  %found = scf.while (%buffer = %given) : (memref<4xi32>) -> memref<4xi32> {
    %value = memref.load %buffer[%zero] : memref<4xi32>
    %more = arith.cmpi slt, %value, %limit : i32
    scf.condition(%more) %buffer : memref<4xi32>
  } do {
  ^bb0(%buffer: memref<4xi32>):
    %next = memref.alloc() : memref<4xi32>
    memref.copy %buffer, %next : memref<4xi32> to memref<4xi32>
    scf.yield %next : memref<4xi32>
  }
  memref.store %limit, %found[%zero] : memref<4xi32>
  return
}

func.func @calls(%flag: i1, %given: memref<?xf32>, %n: index) -> memref<?xf32> {
  %result = call @loops(%n, %flag, %given) : (index, i1, memref<?xf32>) -> memref<?xf32>
  return %result : memref<?xf32>
}
