#map = affine_map<(d0)[s0] -> (d0, s0, 1000)>
#map1 = affine_map<()[s0] -> (100 mod s0)>
#map2 = affine_map<()[s0] -> (s0 * 5)>
#map3 = affine_map<()[s0] -> (s0 * 4 - 1)>
module {
  func.func @scalable(%arg0: index) {
    %c4 = arith.constant 4 : index
    %vscale = vector.vscale
    %vscale_0 = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %0 = arith.addi %c4_vscale, %vscale_0 : index
    %1 = affine.min #map(%arg0)[%0]
    %2 = affine.apply #map1()[%c4_vscale]
    %vscale_1 = vector.vscale
    %3 = affine.apply #map2()[%vscale_1]
    %vscale_2 = vector.vscale
    %4 = affine.apply #map2()[%vscale_2]
    %vscale_3 = vector.vscale
    %5 = affine.apply #map3()[%vscale_3]
    %vscale_4 = vector.vscale
    %c10 = arith.constant 10 : index
    %c4_5 = arith.constant 4 : index
    "use"(%3, %4, %5, %c10, %c4_5) : (index, index, index, index, index) -> ()
    return
  }
}

