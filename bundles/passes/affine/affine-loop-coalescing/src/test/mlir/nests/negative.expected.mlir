#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0, d1) -> (d0 + 1, d1)>
#map2 = affine_map<()[s0] -> (s0, 0)>
#map3 = affine_map<(d0)[s0] -> (d0 * s0)>
#map4 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map5 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map6 = affine_map<() -> (-4)>
#map7 = affine_map<() -> (-5)>
#map8 = affine_map<(d0) -> (d0 + 1)>
#map9 = affine_map<() -> (7)>
#map10 = affine_map<(d0) -> (d0)>
module {
  func.func private @use(index)
  func.func @unknown(%arg0: index, %arg1: index, %arg2: index) {
    %0 = arith.subi %arg1, %arg0 : index
    %1 = arith.ceildivsi %0, %arg2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = arith.subi %arg0, %arg1 : index
    %3 = arith.ceildivsi %2, %arg2 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %4 = arith.maxsi %3, %c0 : index
    %5 = arith.muli %1, %4 : index
    scf.for %arg3 = %c0 to %5 step %c1 {
      %10 = arith.remsi %arg3, %4 : index
      %11 = arith.divsi %arg3, %4 : index
      %12 = arith.muli %10, %arg2 : index
      %13 = arith.addi %12, %arg1 : index
      %14 = arith.muli %11, %arg2 : index
      %15 = arith.addi %14, %arg0 : index
      func.call @use(%15) : (index) -> ()
      func.call @use(%13) : (index) -> ()
    }
    %6 = affine.apply #map()[%arg0]
    %7 = affine.min #map1(%arg0, %arg1)
    %8 = affine.max #map2()[%7]
    %9 = affine.apply #map3(%6)[%8]
    affine.for %arg3 = 0 to %9 {
      %10 = affine.apply #map4(%arg3)[%8]
      %11 = affine.apply #map5(%arg3)[%8]
      func.call @use(%11) : (index) -> ()
      func.call @use(%10) : (index) -> ()
    }
    return
  }
  func.func @constants() {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c-10 = arith.constant -10 : index
    %c-3 = arith.constant -3 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-7 = arith.constant -7 : index
    %c-2 = arith.constant -2 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %0 = arith.muli %c-3, %c0_3 : index
    scf.for %arg0 = %c0_0 to %0 step %c1 {
      %5 = arith.remsi %arg0, %c0_3 : index
      %6 = arith.divsi %arg0, %c0_3 : index
      %7 = arith.muli %5, %c3 : index
      %8 = arith.addi %7, %c10 : index
      %9 = arith.muli %6, %c3 : index
      %10 = arith.addi %9, %c10 : index
      func.call @use(%8) : (index) -> ()
    }
    %1 = affine.apply #map6()
    %2 = affine.apply #map7()
    %3 = affine.max #map2()[%2]
    %4 = affine.apply #map3(%1)[%3]
    affine.for %arg0 = 0 to %4 {
      %5 = affine.apply #map4(%arg0)[%3]
      %6 = affine.apply #map5(%arg0)[%3]
      func.call @use(%5) : (index) -> ()
    }
    return
  }
  func.func @types(%arg0: i32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg1 = %c0_i32 to %arg0 step %c1_i32  : i32 {
      scf.for %arg2 = %c0 to %c3 step %c3 {
        func.call @use(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @inner(%arg0: index) {
    affine.for %arg1 = 0 to %arg0 {
      %0 = affine.apply #map8(%arg1)
      %1 = affine.apply #map9()
      %2 = affine.apply #map3(%0)[%1]
      affine.for %arg2 = 0 to #map10(%2) {
        %3 = affine.apply #map4(%arg2)[%1]
        %4 = affine.apply #map5(%arg2)[%1]
        func.call @use(%4) : (index) -> ()
        func.call @use(%3) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to %arg0 {
      affine.for %arg2 = 0 to 3 {
        affine.for %arg3 = 0 to #map8(%arg1) {
          func.call @use(%arg2) : (index) -> ()
        }
      }
    }
    return
  }
}

