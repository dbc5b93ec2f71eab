// RUN: --mlir-version=19.1 --buffer-deallocation
func.func @noCarriedBuffer(%lb: index, %ub: index, %step: index, %buf: memref<2xf32>, %res: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %step iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %2 = arith.cmpi eq, %i, %ub : index
    %3 = memref.alloc() : memref<2xf32>
    test.buffer_based in(%0: memref<2xf32>) out(%3: memref<2xf32>)
    scf.yield %0 : memref<2xf32>
  }
  test.copy(%1, %res) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @carried(%lb: index, %ub: index, %step: index, %buf: memref<2xf32>, %res: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %step iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %3 = memref.alloc() : memref<2xf32>
    test.buffer_based in(%iterBuf: memref<2xf32>) out(%3: memref<2xf32>)
    scf.yield %3 : memref<2xf32>
  }
  test.copy(%1, %res) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @carriedTwice(%lb: index, %ub: index, %step: index, %buf: memref<2xf32>) -> memref<2xf32> {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%outer = %buf) -> memref<2xf32> {
    %1 = scf.for %i2 = %lb to %ub step %step iter_args(%inner = %outer) -> memref<2xf32> {
      %2 = memref.alloc() : memref<2xf32>
      %3 = arith.cmpi eq, %i, %ub : index
      %4 = scf.if %3 -> memref<2xf32> {
        %5 = memref.alloc() : memref<2xf32>
        scf.yield %5 : memref<2xf32>
      } else {
        scf.yield %inner : memref<2xf32>
      }
      scf.yield %4 : memref<2xf32>
    }
    scf.yield %1 : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

func.func @while(%arg0: index) {
  %a = memref.alloc(%arg0) : memref<?xf32>
  scf.while (%arg1 = %a) : (memref<?xf32>) -> (memref<?xf32>) {
    %0 = func.call @cond() : () -> i1
    scf.condition(%0) %arg1 : memref<?xf32>
  } do {
  ^bb0(%arg1: memref<?xf32>):
    %b = memref.alloc(%arg0) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  return
}
func.func private @cond() -> i1
