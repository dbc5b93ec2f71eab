#map = affine_map<(d0)[s0] -> (8, -d0 + s0)>
#map1 = affine_map<(d0) -> (8, -d0 + 100)>
#map2 = affine_map<(d0)[s0] -> (d0, d0 + 3, d0 + s0)>
#map3 = affine_map<(d0, d1) -> (d0 - d1, -d1)>
#map4 = affine_map<(d0, d1) -> (8, -d0 + 96, d1 + 8)>
#map5 = affine_map<(d0, d1) -> (d0 - d1, 0)>
#map6 = affine_map<(d0)[s0] -> (-d0 + s0, 1000)>
#map7 = affine_map<(d0) -> (d0 - 3, 0)>
#map8 = affine_map<(d0) -> (d0 floordiv 4, 2, d0)>
#map9 = affine_map<(d0) -> (d0 mod 4, 1)>
#map10 = affine_map<(d0) -> (8, -d0 + 96)>
#map11 = affine_map<(d0) -> (d0 + 3)>
#map12 = affine_map<(d0, d1) -> (d0 + d1, 20)>
#map13 = affine_map<(d0, d1) -> (d0 + d1, 20, d1 + 1)>
#map14 = affine_map<()[s0] -> (s0, s0 * 2)>
module {
  func.func @tiles(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %c96 = arith.constant 96 : index
    scf.for %arg3 = %c0 to %arg0 step %c8 {
      %0 = affine.min #map(%arg3)[%arg0]
      scf.for %arg4 = %c0 to %c100 step %c8 {
        %1 = affine.min #map1(%arg4)
        %2 = affine.min #map2(%arg4)[%c1]
        %3 = affine.max #map3(%arg4, %arg3)
        "any.use"(%0, %1, %c8, %2, %3) : (index, index, index, index, index) -> ()
      }
      scf.parallel (%arg4, %arg5) = (%c0, %arg3) to (%c96, %arg0) step (%c8, %c1) {
        %1 = affine.min #map4(%arg4, %arg5)
        %2 = affine.max #map5(%arg5, %arg3)
        %3 = affine.min #map6(%arg5)[%arg0]
        "any.use"(%1, %2, %3) : (index, index, index) -> ()
        scf.reduce 
      }
      scf.forall (%arg4, %arg5) = (0, 3) to (12, %arg0) step (4, 2) {
        %1 = affine.max #map7(%arg5)
        %2 = affine.min #map8(%arg4)
        %3 = affine.min #map9(%arg4)
        "any.use"(%c4, %1, %2, %3) : (index, index, index, index) -> ()
      }
      scf.for %arg4 = %c8 to %c96 step %arg0 {
        %1 = affine.min #map10(%arg4)
        "any.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @affine(%arg0: index) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    affine.for %arg1 = 0 to 10 {
      %0 = affine.apply #map11(%arg1)
      scf.for %arg2 = %c0 to %c8 step %c8 {
        %1 = affine.min #map12(%arg2, %arg1)
        %2 = affine.min #map13(%arg2, %0)
        "any.use"(%1, %2) : (index, index) -> ()
      }
    }
    return
  }
  func.func @outside(%arg0: index) -> (index, index) {
    %0 = affine.max #map14()[%arg0]
    return %arg0, %0 : index, index
  }
}

