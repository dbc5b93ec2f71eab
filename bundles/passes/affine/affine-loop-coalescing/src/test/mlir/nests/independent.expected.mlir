#map = affine_map<() -> (42)>
#map1 = affine_map<() -> (56)>
#map2 = affine_map<(d0)[s0] -> (d0 * s0)>
#map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<() -> (5)>
#map7 = affine_map<() -> (6)>
module {
  func.func private @use(index)
  func.func @constants() {
    %0 = affine.apply #map()
    %1 = affine.apply #map1()
    %2 = affine.apply #map2(%0)[%1]
    affine.for %arg0 = 0 to %2 {
      %3 = affine.apply #map3(%arg0)[%1]
      %4 = affine.apply #map4(%arg0)[%1]
      func.call @use(%4) : (index) -> ()
      func.call @use(%3) : (index) -> ()
    }
    return
  }
  func.func @oneUnknown(%arg0: index, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = affine.apply #map5()[%dim]
    %1 = affine.apply #map5()[%dim_0]
    %2 = affine.apply #map2(%0)[%1]
    %3 = affine.apply #map5()[%arg0]
    %4 = affine.apply #map2(%2)[%3]
    affine.for %arg2 = 0 to %4 {
      %7 = affine.apply #map3(%arg2)[%3]
      %8 = affine.apply #map4(%arg2)[%3]
      %9 = affine.apply #map3(%8)[%1]
      %10 = affine.apply #map4(%8)[%1]
      func.call @use(%7) : (index) -> ()
      func.call @use(%9) : (index) -> ()
    }
    %5 = arith.muli %arg0, %dim_0 : index
    %6 = arith.muli %5, %dim : index
    scf.for %arg2 = %c0 to %6 step %c1 {
      %7 = arith.remsi %arg2, %dim : index
      %8 = arith.divsi %arg2, %dim : index
      %9 = arith.remsi %8, %dim_0 : index
      %10 = arith.divsi %8, %dim_0 : index
      func.call @use(%10) : (index) -> ()
      func.call @use(%7) : (index) -> ()
    }
    return
  }
  func.func @dependent(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    scf.for %arg1 = %c0 to %c7 step %c1 {
      %0 = arith.muli %arg1, %c7 : index
      scf.for %arg2 = %c0 to %0 step %c1 {
        %1 = arith.remsi %arg2, %c7 : index
        %2 = arith.divsi %arg2, %c7 : index
        %3 = arith.muli %1, %c7 : index
        scf.for %arg3 = %c0 to %3 step %c1 {
          %4 = arith.remsi %arg3, %c7 : index
          %5 = arith.divsi %arg3, %c7 : index
          func.call @use(%arg1) : (index) -> ()
          func.call @use(%2) : (index) -> ()
          func.call @use(%5) : (index) -> ()
        }
      }
    }
    return
  }
  func.func @notNormalized(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %0 = arith.subi %arg0, %c1 : index
    %1 = arith.ceildivsi %0, %c3 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c3_2 = arith.constant 3 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %2 = arith.muli %1, %c3_2 : index
    scf.for %arg1 = %c0_0 to %2 step %c1_1 {
      %3 = arith.remsi %arg1, %c3_2 : index
      %4 = arith.divsi %arg1, %c3_2 : index
      %5 = arith.muli %3, %c3 : index
      %6 = arith.addi %5, %c2 : index
      %7 = arith.muli %4, %c3 : index
      %8 = arith.addi %7, %c1 : index
      func.call @use(%8) : (index) -> ()
      func.call @use(%6) : (index) -> ()
    }
    %c7 = arith.constant 7 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      %c0_9 = arith.constant 0 : index
      %c0_10 = arith.constant 0 : index
      %3 = arith.muli %c0_10, %c10 : index
      %4 = arith.addi %3, %c3 : index
      func.call @use(%c0_9) : (index) -> ()
      func.call @use(%arg1) : (index) -> ()
      func.call @use(%4) : (index) -> ()
    }
    %c1_8 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c1_8 step %c1 {
      %c0_9 = arith.constant 0 : index
      %c0_10 = arith.constant 0 : index
      func.call @use(%c0_9) : (index) -> ()
    }
    affine.for %arg1 = 2 to 5 {
      %3 = affine.apply #map6()
      %4 = affine.apply #map7()
      %5 = affine.apply #map2(%3)[%4]
      affine.for %arg2 = 0 to %5 {
        %6 = affine.apply #map3(%arg2)[%4]
        %7 = affine.apply #map4(%arg2)[%4]
        func.call @use(%arg1) : (index) -> ()
        func.call @use(%6) : (index) -> ()
      }
    }
    return
  }
  func.func @carried(%arg0: f32) -> (f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %0 = arith.muli %c5, %c6 : index
    %1 = arith.muli %0, %c6 : index
    %2 = scf.for %arg1 = %c0 to %1 step %c1 iter_args(%arg2 = %arg0) -> (f32) {
      %5 = arith.remsi %arg1, %c6 : index
      %6 = arith.divsi %arg1, %c6 : index
      %7 = arith.remsi %6, %c6 : index
      %8 = arith.divsi %6, %c6 : index
      %9 = arith.mulf %arg2, %arg2 : f32
      scf.yield %9 : f32
    }
    %3 = scf.for %arg1 = %c0 to %c5 step %c1 iter_args(%arg2 = %arg0) -> (f32) {
      %5 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %arg0) -> (f32) {
        %6 = arith.mulf %arg4, %arg4 : f32
        scf.yield %6 : f32
      }
      scf.yield %5 : f32
    }
    %4 = affine.for %arg1 = 0 to 5 iter_args(%arg2 = %arg0) -> (f32) {
      %5 = affine.for %arg3 = 0 to 5 iter_args(%arg4 = %arg2) -> (f32) {
        %6 = arith.mulf %arg4, %arg4 : f32
        affine.yield %6 : f32
      }
      affine.yield %5 : f32
    }
    return %2, %3, %4 : f32, f32, f32
  }
}

