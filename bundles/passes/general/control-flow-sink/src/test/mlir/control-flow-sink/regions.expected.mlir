module {
  func.func private @u(i32)
  func.func @a(%arg0: i1, %arg1: i32, %arg2: index) {
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.addi %arg1, %arg1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.if %arg0 {
      %2 = arith.addi %arg1, %arg1 : i32
      %3 = arith.muli %2, %arg1 : i32
      %4 = arith.subi %arg1, %3 : i32
      func.call @u(%4) : (i32) -> ()
    } else {
      %2 = arith.addi %arg1, %arg1 : i32
      func.call @u(%2) : (i32) -> ()
    }
    scf.execute_region {
      func.call @u(%0) : (i32) -> ()
      scf.yield
    }
    memref.alloca_scope  {
      func.call @u(%1) : (i32) -> ()
    }
    scf.index_switch %arg2 
    case 1 {
      %2 = arith.addi %arg1, %arg1 : i32
      func.call @u(%2) : (i32) -> ()
      scf.yield
    }
    default {
    }
    scf.forall (%arg3) in (2) {
      func.call @u(%1) : (i32) -> ()
    }
    return
  }
}

