#map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 4) * 4, 0)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 2) * 4)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 2) * 4, 0)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0)>
#map8 = affine_map<()[s0] -> (s0 + ((s0 ceildiv 2) floordiv 4) * 8)>
#map9 = affine_map<(d0) -> (d0 + 4)>
#map10 = affine_map<(d0) -> (d0 + 6)>
#map11 = affine_map<()[s0] -> (s0 + ((s0 ceildiv 2) floordiv 4) * 8, s0)>
module {
  func.func @zero(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to #map()[%arg0] step 4 {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
      %0 = affine.apply #map1(%arg2)
      affine.store %0, %arg1[%0] : memref<?xindex>
      %1 = affine.apply #map2(%arg2)
      affine.store %1, %arg1[%1] : memref<?xindex>
      %2 = affine.apply #map3(%arg2)
      affine.store %2, %arg1[%2] : memref<?xindex>
    }
    affine.for %arg2 = max #map4()[%arg0] to %arg0 {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
    }
    return
  }
  func.func @twice(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = 0 to #map5()[%arg0] step 4 {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
      %0 = affine.apply #map1(%arg2)
      affine.store %0, %arg1[%0] : memref<?xindex>
      %1 = affine.apply #map2(%arg2)
      affine.store %1, %arg1[%1] : memref<?xindex>
      %2 = affine.apply #map3(%arg2)
      affine.store %2, %arg1[%2] : memref<?xindex>
    }
    affine.for %arg2 = max #map6()[%arg0] to #map7(%arg0)[%arg0] {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
    }
    return
  }
  func.func @step(%arg0: index, %arg1: memref<?xindex>) {
    affine.for %arg2 = %arg0 to #map8()[%arg0] step 8 {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
      %0 = affine.apply #map2(%arg2)
      affine.store %0, %arg1[%0] : memref<?xindex>
      %1 = affine.apply #map9(%arg2)
      affine.store %1, %arg1[%1] : memref<?xindex>
      %2 = affine.apply #map10(%arg2)
      affine.store %2, %arg1[%2] : memref<?xindex>
    }
    affine.for %arg2 = max #map11()[%arg0] to #map7(%arg0)[%arg0] step 2 {
      affine.store %arg2, %arg1[%arg2] : memref<?xindex>
    }
    return
  }
}

