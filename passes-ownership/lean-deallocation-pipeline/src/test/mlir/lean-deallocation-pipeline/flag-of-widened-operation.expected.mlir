module {
  func.func private @use(memref<2xi32>)
  func.func @f(%arg0: index, %arg1: index) -> memref<2xi32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi32>
    %0:2 = scf.for %arg2 = %arg0 to %arg1 step %arg0 iter_args(%arg3 = %alloc, %arg4 = %false) -> (memref<2xi32>, i1) {
      %2:4 = scf.index_switch %arg2 -> memref<2xi32>, memref<2xi32>, i1, i1 
      case 0 {
        scf.yield %alloc, %arg3, %false, %arg4 : memref<2xi32>, memref<2xi32>, i1, i1
      }
      case 1 {
        scf.yield %alloc, %arg3, %false, %arg4 : memref<2xi32>, memref<2xi32>, i1, i1
      }
      default {
        scf.if %arg4 {
          memref.dealloc %arg3 : memref<2xi32>
        }
        %alloc_0 = memref.alloc() : memref<2xi32>
        scf.yield %alloc_0, %alloc, %true, %false : memref<2xi32>, memref<2xi32>, i1, i1
      }
      func.call @use(%2#0) : (memref<2xi32>) -> ()
      scf.if %2#2 {
        memref.dealloc %2#0 : memref<2xi32>
      }
      scf.yield %2#1, %2#3 : memref<2xi32>, i1
    }
    %1 = scf.if %0#1 -> (memref<2xi32>) {
      memref.dealloc %alloc : memref<2xi32>
      scf.yield %0#0 : memref<2xi32>
    } else {
      %2 = bufferization.clone %0#0 : memref<2xi32> to memref<2xi32>
      memref.dealloc %alloc : memref<2xi32>
      scf.yield %2 : memref<2xi32>
    }
    return %1 : memref<2xi32>
  }
}

