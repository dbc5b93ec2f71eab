// RUN: --ownership-based-buffer-deallocation
func.func @switch(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.index_switch %n -> memref<2xf32>
  case 1 {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  case 2 {
    scf.yield %m : memref<2xf32>
  }
  default {
    %b = memref.alloc() : memref<2xf32>
    %c = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}
