#set = affine_set<()[s0, s1] : (s0 mod 4 - 1 >= 0, s1 - 2 >= 0, s0 * 2 + s1 >= 0, -s0 + (s0 floordiv 4) * 4 + 3 >= 0)>
#set1 = affine_set<()[s0, s1] : (s0 floordiv 4 - 1 == 0, s1 - 2 == 0, s0 * 2 + s1 >= 0, -s0 + (s0 floordiv 4) * 4 + 3 >= 0, s0 mod 4 >= 0)>
#set2 = affine_set<()[s0] : ((s0 + 3) floordiv 4 - 1 >= 0, -s0 + ((s0 + 3) floordiv 4) * 4 >= 0, s0 - ((s0 + 3) floordiv 4) * 4 + 3 >= 0)>
#set3 = affine_set<()[s0, s1] : (s1 + 3 >= 0, -s1 + s0 >= 0)>
#set4 = affine_set<()[s0, s1] : (s0 + s1 floordiv 3 - 3 >= 0, -s1 + (s1 floordiv 3) * 3 + 2 >= 0, s1 mod 3 >= 0)>
#set5 = affine_set<()[s0, s1] : (((s0 + s1) mod 6) floordiv 2 == 0, s0 mod 3 - 1 >= 0, -s0 + (s0 floordiv 3) * 3 + 2 >= 0, -s0 - s1 + ((s0 + s1) floordiv 6) * 6 + 5 >= 0, (s0 + s1) mod 6 >= 0, -s0 - s1 + ((s0 + s1) floordiv 6) * 6 + (((s0 + s1) mod 6) floordiv 2) * 2 + 1 >= 0, (s0 + s1) mod 2 >= 0)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) {
    affine.if #set()[%arg0, %arg1] {
      "x"() : () -> ()
    }
    affine.if #set1()[%arg0, %arg1] {
      "x"() : () -> ()
    }
    affine.if #set2()[%arg0] {
      "x"() : () -> ()
    }
    affine.if #set3()[%arg2, %arg0] {
      "x"() : () -> ()
    }
    affine.if #set4()[%arg0, %arg1] {
      "x"() : () -> ()
    }
    affine.if #set5()[%arg0, %arg1] {
      "x"() : () -> ()
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (s0, d0 * 3)>
#map1 = affine_map<(d0, d1) -> (d1, d1, d1)>
#map2 = affine_map<(d0, d1) -> (d0 + d1 - d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @maps(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> index {
    affine.for %arg3 = 0 to 10 {
      affine.for %arg4 = max #map(%arg3)[%arg1] to 2 {
        %1 = affine.load %arg0[0, %arg3 * 2] : memref<?x?xf32>
        %2 = affine.min #map1(%arg3, %arg4)
        "test.use"(%1, %2, %arg4) {arr = [#map2], map = #map3, s = #set} : (f32, index, index) -> ()
        %3 = arith.addi %arg1, %arg2 : index
      }
    }
    %alloc = memref.alloc() : memref<16xf32, #map4>
    %0 = affine.load %alloc[5] : memref<16xf32, #map4>
    affine.store %0, %alloc[7] : memref<16xf32, #map4>
    affine.for %arg3 = 0 to 0 {
      "x"() : () -> ()
    }
    return %arg1 : index
  }
}

// -----
#map = affine_map<()[s0] -> (s0 * 3 + 3)>
#map1 = affine_map<(d0) -> (d0 * 3, 4)>
module {
  func.func @maps2(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> index {
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg1]
    %c12 = arith.constant 12 : index
    %1 = affine.max #map1(%c4)
    %2 = affine.max #map1(%c4)
    affine.parallel (%arg3, %arg4) = (0, 0) to (%arg1, 20) {
      %4 = affine.load %arg0[%0, %c12] : memref<?x?xf32>
      affine.for %arg5 = 0 to #map()[%arg1] {
        "x"(%4) : (f32) -> ()
      }
    }
    %3 = arith.addi %1, %c12 : index
    return %3 : index
  }
}

