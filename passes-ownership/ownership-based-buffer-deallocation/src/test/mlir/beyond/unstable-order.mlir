// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: the order of operands varies from run to run
// --ownership-based-buffer-deallocation: output varies from run to run (ASLR): %p24 and %arg1 are both argument 0 of a block
// of one region; the pass sorts a pointer-hashed set with a comparator that does not order them (run it 20 times | md5sum).
  func.func @f0(%arg1: memref<4xi64>, %arg2: index, %arg3: i64) -> (i64, memref<4xi64>, memref<4xi64>) {
    %acc11 = arith.constant 1 : i64
    %a12 = memref.alloc() : memref<4xi64>
    cf.br ^bb1_1(%a12 : memref<4xi64>)
  ^bb1_1(%p24: memref<4xi64>):
    %a29 = memref.alloc() : memref<4xi64>
    cf.br ^bb1_2(%a29 : memref<4xi64>)
  ^bb1_2(%p41: memref<4xi64>):
    %c42 = arith.constant 2 : index
    %x43 = memref.load %p24[%c42] : memref<4xi64>
    %k44 = arith.constant 31 : i64
    %v45 = arith.muli %acc11, %k44 : i64
    %acc46 = arith.addi %v45, %x43 : i64
    %c47 = arith.constant 3 : index
    %x48 = memref.load %arg1[%c47] : memref<4xi64>
    %k49 = arith.constant 31 : i64
    %v50 = arith.muli %acc46, %k49 : i64
    %acc51 = arith.addi %v50, %x48 : i64
    %a52 = memref.alloc() : memref<4xi64>
    %a53 = memref.alloc() : memref<4xi64>
    %c54 = arith.constant 0 : index
    memref.store %arg3, %a53[%c54] : memref<4xi64>
    return %acc51, %a52, %a53 : i64, memref<4xi64>, memref<4xi64>
  }
