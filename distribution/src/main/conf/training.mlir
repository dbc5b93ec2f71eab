// A program for the run that records which classes to archive: see bin/mortise-opt.
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
