#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> ()>
#map18 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map19 = affine_map<(d0, d1) -> (d0, d1)>
#map20 = affine_map<(d0, d1) -> (d1)>
#map21 = affine_map<(d0, d1) -> (d0)>
#map22 = affine_map<(d0, d1) -> (d1, d0)>
#map23 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map25 = affine_map<(d0) -> (d0)>
#map26 = affine_map<(d0) -> ()>
#map27 = affine_map<(d0, d1) -> (d0 + d1)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 3)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 4, d6)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 3, d4 * 2 + d7 * 4)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5 * 3, d2 * 2 + d6 * 4, d3 * 2 + d7 * 5, d8)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 + d5, d2 + d6, d3 + d7)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>
#map60 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>
#map61 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 3, d2)>
#map62 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map63 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>
#map64 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map65 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 3, d2)>
#map66 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map67 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map68 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map69 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map70 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map71 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4 * 3, d2 * 2 + d5 * 4)>
#map72 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map73 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map74 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 3, d2 * 2 + d6 * 4, d3)>
#map75 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map76 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map77 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
#map78 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 4, d3 * 2 + d6 * 5, d7)>
#map79 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map80 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map81 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>
#map82 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map83 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map84 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map85 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map86 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4 * 3, d3 * 2 + d5 * 4)>
#map87 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 4, d3)>
#map88 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
#map89 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map90 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
#map91 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map92 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 3)>
#map93 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
#map94 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map95 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 3, d2 * 2 + d6 * 4, d3 * 2 + d7 * 5, d4)>
#map96 = affine_map<(d0, d1) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xi32>, memref<4x?xf32>) -> (), sym_name = "copy"}> ({
  ^bb0(%arg522: memref<4x?xi32>, %arg523: memref<4x?xf32>):
    "linalg.copy"(%arg522, %arg523) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg524: i32, %arg525: f32):
      %247 = "arith.sitofp"(%arg524) : (i32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (memref<4x?xi32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "elemwise_unary"}> ({
  ^bb0(%arg518: memref<4x?xf32>, %arg519: memref<4x?xf32>):
    "linalg.elemwise_unary"(%arg518, %arg519) <{fun = #linalg.unary_fn<negf>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg520: f32, %arg521: f32):
      %246 = "arith.negf"(%arg520) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "exp"}> ({
  ^bb0(%arg514: memref<4x?xf32>, %arg515: memref<4x?xf32>):
    "linalg.exp"(%arg514, %arg515) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg516: f32, %arg517: f32):
      %245 = "math.exp"(%arg516) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "log"}> ({
  ^bb0(%arg510: memref<4x?xf32>, %arg511: memref<4x?xf32>):
    "linalg.log"(%arg510, %arg511) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg512: f32, %arg513: f32):
      %244 = "math.log"(%arg512) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "abs"}> ({
  ^bb0(%arg506: memref<4x?xf32>, %arg507: memref<4x?xf32>):
    "linalg.abs"(%arg506, %arg507) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg508: f32, %arg509: f32):
      %243 = "math.absf"(%arg508) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "ceil"}> ({
  ^bb0(%arg502: memref<4x?xf32>, %arg503: memref<4x?xf32>):
    "linalg.ceil"(%arg502, %arg503) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg504: f32, %arg505: f32):
      %242 = "math.ceil"(%arg504) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "floor"}> ({
  ^bb0(%arg498: memref<4x?xf32>, %arg499: memref<4x?xf32>):
    "linalg.floor"(%arg498, %arg499) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg500: f32, %arg501: f32):
      %241 = "math.floor"(%arg500) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "negf"}> ({
  ^bb0(%arg494: memref<4x?xf32>, %arg495: memref<4x?xf32>):
    "linalg.negf"(%arg494, %arg495) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg496: f32, %arg497: f32):
      %240 = "arith.negf"(%arg496) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "reciprocal"}> ({
  ^bb0(%arg490: memref<4x?xf32>, %arg491: memref<4x?xf32>):
    "linalg.reciprocal"(%arg490, %arg491) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg492: f32, %arg493: f32):
      %238 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %239 = "arith.divf"(%238, %arg492) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "round"}> ({
  ^bb0(%arg486: memref<4x?xf32>, %arg487: memref<4x?xf32>):
    "linalg.round"(%arg486, %arg487) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg488: f32, %arg489: f32):
      %237 = "math.round"(%arg488) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "sqrt"}> ({
  ^bb0(%arg482: memref<4x?xf32>, %arg483: memref<4x?xf32>):
    "linalg.sqrt"(%arg482, %arg483) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg484: f32, %arg485: f32):
      %236 = "math.sqrt"(%arg484) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "rsqrt"}> ({
  ^bb0(%arg478: memref<4x?xf32>, %arg479: memref<4x?xf32>):
    "linalg.rsqrt"(%arg478, %arg479) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg480: f32, %arg481: f32):
      %235 = "math.rsqrt"(%arg480) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "square"}> ({
  ^bb0(%arg474: memref<4x?xf32>, %arg475: memref<4x?xf32>):
    "linalg.square"(%arg474, %arg475) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg476: f32, %arg477: f32):
      %234 = "arith.mulf"(%arg476, %arg476) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "tanh"}> ({
  ^bb0(%arg470: memref<4x?xf32>, %arg471: memref<4x?xf32>):
    "linalg.tanh"(%arg470, %arg471) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg472: f32, %arg473: f32):
      %233 = "math.tanh"(%arg472) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "erf"}> ({
  ^bb0(%arg466: memref<4x?xf32>, %arg467: memref<4x?xf32>):
    "linalg.erf"(%arg466, %arg467) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg468: f32, %arg469: f32):
      %232 = "math.erf"(%arg468) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%232) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, f32, memref<4x?xf32>) -> (), sym_name = "elemwise_binary"}> ({
  ^bb0(%arg460: memref<4x?xf32>, %arg461: f32, %arg462: memref<4x?xf32>):
    "linalg.elemwise_binary"(%arg460, %arg461, %arg462) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg463: f32, %arg464: f32, %arg465: f32):
      %231 = "arith.maximumf"(%arg463, %arg464) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (memref<4x?xf32>, f32, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "add"}> ({
  ^bb0(%arg454: memref<4x?xf32>, %arg455: memref<4x?xf32>, %arg456: memref<4x?xf32>):
    "linalg.add"(%arg454, %arg455, %arg456) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg457: f32, %arg458: f32, %arg459: f32):
      %230 = "arith.addf"(%arg457, %arg458) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%230) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "sub"}> ({
  ^bb0(%arg448: memref<4x?xf32>, %arg449: memref<4x?xf32>, %arg450: memref<4x?xf32>):
    "linalg.sub"(%arg448, %arg449, %arg450) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg451: f32, %arg452: f32, %arg453: f32):
      %229 = "arith.subf"(%arg451, %arg452) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "mul"}> ({
  ^bb0(%arg442: memref<4x?xf32>, %arg443: memref<4x?xf32>, %arg444: memref<4x?xf32>):
    "linalg.mul"(%arg442, %arg443, %arg444) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg445: f32, %arg446: f32, %arg447: f32):
      %228 = "arith.mulf"(%arg445, %arg446) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "div"}> ({
  ^bb0(%arg436: memref<4x?xf32>, %arg437: memref<4x?xf32>, %arg438: memref<4x?xf32>):
    "linalg.div"(%arg436, %arg437, %arg438) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg439: f32, %arg440: f32, %arg441: f32):
      %227 = "arith.divf"(%arg439, %arg440) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xi32>, memref<4x?xi32>, memref<4x?xi32>) -> (), sym_name = "div_unsigned"}> ({
  ^bb0(%arg430: memref<4x?xi32>, %arg431: memref<4x?xi32>, %arg432: memref<4x?xi32>):
    "linalg.div_unsigned"(%arg430, %arg431, %arg432) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg433: i32, %arg434: i32, %arg435: i32):
      %226 = "arith.divui"(%arg433, %arg434) : (i32, i32) -> i32
      "linalg.yield"(%226) : (i32) -> ()
    }) : (memref<4x?xi32>, memref<4x?xi32>, memref<4x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "max"}> ({
  ^bb0(%arg424: memref<4x?xf32>, %arg425: memref<4x?xf32>, %arg426: memref<4x?xf32>):
    "linalg.max"(%arg424, %arg425, %arg426) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg427: f32, %arg428: f32, %arg429: f32):
      %225 = "arith.maximumf"(%arg427, %arg428) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "min"}> ({
  ^bb0(%arg418: memref<4x?xf32>, %arg419: memref<4x?xf32>, %arg420: memref<4x?xf32>):
    "linalg.min"(%arg418, %arg419, %arg420) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg421: f32, %arg422: f32, %arg423: f32):
      %224 = "arith.minimumf"(%arg421, %arg422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "powf"}> ({
  ^bb0(%arg412: memref<4x?xf32>, %arg413: memref<4x?xf32>, %arg414: memref<4x?xf32>):
    "linalg.powf"(%arg412, %arg413, %arg414) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg415: f32, %arg416: f32, %arg417: f32):
      %223 = "math.powf"(%arg415, %arg416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xi1>, memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> (), sym_name = "select"}> ({
  ^bb0(%arg404: memref<4x?xi1>, %arg405: memref<4x?xf32>, %arg406: memref<4x?xf32>, %arg407: memref<4x?xf32>):
    "linalg.select"(%arg404, %arg405, %arg406, %arg407) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg408: i1, %arg409: f32, %arg410: f32, %arg411: f32):
      %222 = "arith.select"(%arg408, %arg409, %arg410) : (i1, f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (memref<4x?xi1>, memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf16>, memref<?x?xf32>, memref<?x?xf64>) -> (), sym_name = "matmul"}> ({
  ^bb0(%arg398: memref<?x?xf16>, %arg399: memref<?x?xf32>, %arg400: memref<?x?xf64>):
    "linalg.matmul"(%arg398, %arg399, %arg400) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg401: f16, %arg402: f32, %arg403: f64):
      %218 = "arith.extf"(%arg401) : (f16) -> f64
      %219 = "arith.extf"(%arg402) : (f32) -> f64
      %220 = "arith.mulf"(%218, %219) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %221 = "arith.addf"(%arg403, %220) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%221) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<?x?xf16>, memref<?x?xf32>, memref<?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, i32, i32, memref<?x?xi32>) -> (), sym_name = "quantized_matmul"}> ({
  ^bb0(%arg388: memref<?x?xi8>, %arg389: memref<?x?xi8>, %arg390: i32, %arg391: i32, %arg392: memref<?x?xi32>):
    "linalg.quantized_matmul"(%arg388, %arg389, %arg390, %arg391, %arg392) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg393: i8, %arg394: i8, %arg395: i32, %arg396: i32, %arg397: i32):
      %212 = "arith.extsi"(%arg393) : (i8) -> i32
      %213 = "arith.subi"(%212, %arg395) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %214 = "arith.extsi"(%arg394) : (i8) -> i32
      %215 = "arith.subi"(%214, %arg396) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %216 = "arith.muli"(%213, %215) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %217 = "arith.addi"(%arg397, %216) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%217) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map3, #map3, #map2]} : (memref<?x?xi8>, memref<?x?xi8>, i32, i32, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "matmul_transpose_a"}> ({
  ^bb0(%arg382: memref<?x?xi8>, %arg383: memref<?x?xi8>, %arg384: memref<?x?xi32>):
    "linalg.matmul_transpose_a"(%arg382, %arg383, %arg384) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg385: i8, %arg386: i8, %arg387: i32):
      %208 = "arith.extsi"(%arg385) : (i8) -> i32
      %209 = "arith.extsi"(%arg386) : (i8) -> i32
      %210 = "arith.muli"(%208, %209) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %211 = "arith.addi"(%arg387, %210) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%211) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map1, #map2]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf16>, memref<?x?xf32>, memref<?x?xf64>) -> (), sym_name = "matmul_transpose_b"}> ({
  ^bb0(%arg376: memref<?x?xf16>, %arg377: memref<?x?xf32>, %arg378: memref<?x?xf64>):
    "linalg.matmul_transpose_b"(%arg376, %arg377, %arg378) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg379: f16, %arg380: f32, %arg381: f64):
      %204 = "arith.extf"(%arg379) : (f16) -> f64
      %205 = "arith.extf"(%arg380) : (f32) -> f64
      %206 = "arith.mulf"(%204, %205) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %207 = "arith.addf"(%arg381, %206) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%207) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map5, #map2]} : (memref<?x?xf16>, memref<?x?xf32>, memref<?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "mmt4d"}> ({
  ^bb0(%arg370: memref<?x?x?x?xf32>, %arg371: memref<?x?x?x?xf32>, %arg372: memref<?x?x?x?xf32>):
    "linalg.mmt4d"(%arg370, %arg371, %arg372) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg373: f32, %arg374: f32, %arg375: f32):
      %202 = "arith.mulf"(%arg373, %arg374) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %203 = "arith.addf"(%arg375, %202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8]} : (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "batch_mmt4d"}> ({
  ^bb0(%arg364: memref<?x?x?x?x?xi8>, %arg365: memref<?x?x?x?x?xi8>, %arg366: memref<?x?x?x?x?xi32>):
    "linalg.batch_mmt4d"(%arg364, %arg365, %arg366) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg367: i8, %arg368: i8, %arg369: i32):
      %198 = "arith.extsi"(%arg367) : (i8) -> i32
      %199 = "arith.extsi"(%arg368) : (i8) -> i32
      %200 = "arith.muli"(%198, %199) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %201 = "arith.addi"(%arg369, %200) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%201) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map9, #map10, #map11]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?xf64>) -> (), sym_name = "batch_matmul"}> ({
  ^bb0(%arg358: memref<?x?x?xf16>, %arg359: memref<?x?x?xf32>, %arg360: memref<?x?x?xf64>):
    "linalg.batch_matmul"(%arg358, %arg359, %arg360) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg361: f16, %arg362: f32, %arg363: f64):
      %194 = "arith.extf"(%arg361) : (f16) -> f64
      %195 = "arith.extf"(%arg362) : (f32) -> f64
      %196 = "arith.mulf"(%194, %195) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %197 = "arith.addf"(%arg363, %196) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%197) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map14]} : (memref<?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> (), sym_name = "batch_matmul_transpose_a"}> ({
  ^bb0(%arg352: memref<?x?x?xf32>, %arg353: memref<?x?x?xf32>, %arg354: memref<?x?x?xf32>):
    "linalg.batch_matmul_transpose_a"(%arg352, %arg353, %arg354) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg355: f32, %arg356: f32, %arg357: f32):
      %192 = "arith.mulf"(%arg355, %arg356) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %193 = "arith.addf"(%arg357, %192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map15, #map13, #map14]} : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "batch_matmul_transpose_b"}> ({
  ^bb0(%arg346: memref<?x?x?xi8>, %arg347: memref<?x?x?xi8>, %arg348: memref<?x?x?xi32>):
    "linalg.batch_matmul_transpose_b"(%arg346, %arg347, %arg348) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg349: i8, %arg350: i8, %arg351: i32):
      %188 = "arith.extsi"(%arg349) : (i8) -> i32
      %189 = "arith.extsi"(%arg350) : (i8) -> i32
      %190 = "arith.muli"(%188, %189) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %191 = "arith.addi"(%arg351, %190) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%191) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map16, #map14]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?xi32>) -> (), sym_name = "quantized_batch_matmul"}> ({
  ^bb0(%arg336: memref<?x?x?xi8>, %arg337: memref<?x?x?xi8>, %arg338: i32, %arg339: i32, %arg340: memref<?x?x?xi32>):
    "linalg.quantized_batch_matmul"(%arg336, %arg337, %arg338, %arg339, %arg340) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg341: i8, %arg342: i8, %arg343: i32, %arg344: i32, %arg345: i32):
      %182 = "arith.extsi"(%arg341) : (i8) -> i32
      %183 = "arith.subi"(%182, %arg343) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %184 = "arith.extsi"(%arg342) : (i8) -> i32
      %185 = "arith.subi"(%184, %arg344) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %186 = "arith.muli"(%183, %185) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %187 = "arith.addi"(%arg345, %186) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%187) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map17, #map17, #map14]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?xf32>) -> (), sym_name = "batch_reduce_matmul"}> ({
  ^bb0(%arg330: memref<?x?x?xf32>, %arg331: memref<?x?x?xf32>, %arg332: memref<?x?xf32>):
    "linalg.batch_reduce_matmul"(%arg330, %arg331, %arg332) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg333: f32, %arg334: f32, %arg335: f32):
      %180 = "arith.mulf"(%arg333, %arg334) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %181 = "arith.addf"(%arg335, %180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map18]} : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?xi8>, memref<?xi32>) -> (), sym_name = "matvec"}> ({
  ^bb0(%arg324: memref<?x?xi8>, %arg325: memref<?xi8>, %arg326: memref<?xi32>):
    "linalg.matvec"(%arg324, %arg325, %arg326) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg327: i8, %arg328: i8, %arg329: i32):
      %176 = "arith.extsi"(%arg327) : (i8) -> i32
      %177 = "arith.extsi"(%arg328) : (i8) -> i32
      %178 = "arith.muli"(%176, %177) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %179 = "arith.addi"(%arg329, %178) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%179) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map19, #map20, #map21]} : (memref<?x?xi8>, memref<?xi8>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf16>, memref<?x?xf32>, memref<?xf64>) -> (), sym_name = "vecmat"}> ({
  ^bb0(%arg318: memref<?xf16>, %arg319: memref<?x?xf32>, %arg320: memref<?xf64>):
    "linalg.vecmat"(%arg318, %arg319, %arg320) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg321: f16, %arg322: f32, %arg323: f64):
      %172 = "arith.extf"(%arg321) : (f16) -> f64
      %173 = "arith.extf"(%arg322) : (f32) -> f64
      %174 = "arith.mulf"(%172, %173) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %175 = "arith.addf"(%arg323, %174) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%175) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map22, #map21]} : (memref<?xf16>, memref<?x?xf32>, memref<?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "batch_matvec"}> ({
  ^bb0(%arg312: memref<?x?x?xf32>, %arg313: memref<?x?xf32>, %arg314: memref<?x?xf32>):
    "linalg.batch_matvec"(%arg312, %arg313, %arg314) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg315: f32, %arg316: f32, %arg317: f32):
      %170 = "arith.mulf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %171 = "arith.addf"(%arg317, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map23, #map, #map2]} : (memref<?x?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?x?xi8>, memref<?x?xi32>) -> (), sym_name = "batch_vecmat"}> ({
  ^bb0(%arg306: memref<?x?xi8>, %arg307: memref<?x?x?xi8>, %arg308: memref<?x?xi32>):
    "linalg.batch_vecmat"(%arg306, %arg307, %arg308) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg309: i8, %arg310: i8, %arg311: i32):
      %166 = "arith.extsi"(%arg309) : (i8) -> i32
      %167 = "arith.extsi"(%arg310) : (i8) -> i32
      %168 = "arith.muli"(%166, %167) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %169 = "arith.addi"(%arg311, %168) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%169) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map24, #map2]} : (memref<?x?xi8>, memref<?x?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf16>, memref<?xf32>, memref<f64>) -> (), sym_name = "dot"}> ({
  ^bb0(%arg300: memref<?xf16>, %arg301: memref<?xf32>, %arg302: memref<f64>):
    "linalg.dot"(%arg300, %arg301, %arg302) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg303: f16, %arg304: f32, %arg305: f64):
      %162 = "arith.extf"(%arg303) : (f16) -> f64
      %163 = "arith.extf"(%arg304) : (f32) -> f64
      %164 = "arith.mulf"(%162, %163) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %165 = "arith.addf"(%arg305, %164) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%165) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map25, #map25, #map26]} : (memref<?xf16>, memref<?xf32>, memref<f64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg294: memref<?xf32>, %arg295: memref<?xf32>, %arg296: memref<?xf32>):
    "linalg.conv_1d"(%arg294, %arg295, %arg296) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg297: f32, %arg298: f32, %arg299: f32):
      %160 = "arith.mulf"(%arg297, %arg298) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %161 = "arith.addf"(%arg299, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map27, #map20, #map21]} : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg288: memref<?x?xi8>, %arg289: memref<?x?xi8>, %arg290: memref<?x?xi32>):
    "linalg.conv_2d"(%arg288, %arg289, %arg290) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg291: i8, %arg292: i8, %arg293: i32):
      %156 = "arith.extsi"(%arg291) : (i8) -> i32
      %157 = "arith.extsi"(%arg292) : (i8) -> i32
      %158 = "arith.muli"(%156, %157) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %159 = "arith.addi"(%arg293, %158) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%159) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map30]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?xf64>) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg282: memref<?x?x?xf16>, %arg283: memref<?x?x?xf32>, %arg284: memref<?x?x?xf64>):
    "linalg.conv_3d"(%arg282, %arg283, %arg284) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg285: f16, %arg286: f32, %arg287: f64):
      %152 = "arith.extf"(%arg285) : (f16) -> f64
      %153 = "arith.extf"(%arg286) : (f32) -> f64
      %154 = "arith.mulf"(%152, %153) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %155 = "arith.addf"(%arg287, %154) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%155) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map31, #map32, #map33]} : (memref<?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg276: memref<?x?x?xf32>, %arg277: memref<?x?x?xf32>, %arg278: memref<?x?x?xf32>):
    "linalg.conv_1d_nwc_wcf"(%arg276, %arg277, %arg278) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg279: f32, %arg280: f32, %arg281: f32):
      %150 = "arith.mulf"(%arg279, %arg280) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %151 = "arith.addf"(%arg281, %150) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map34, #map35, #map36]} : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg270: memref<?x?x?xi8>, %arg271: memref<?x?x?xi8>, %arg272: memref<?x?x?xi32>):
    "linalg.conv_1d_ncw_fcw"(%arg270, %arg271, %arg272) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg273: i8, %arg274: i8, %arg275: i32):
      %146 = "arith.extsi"(%arg273) : (i8) -> i32
      %147 = "arith.extsi"(%arg274) : (i8) -> i32
      %148 = "arith.muli"(%146, %147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %149 = "arith.addi"(%arg275, %148) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%149) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map37, #map38, #map36]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf16>, memref<?x?x?x?xf32>, memref<?x?x?x?xf64>) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg264: memref<?x?x?x?xf16>, %arg265: memref<?x?x?x?xf32>, %arg266: memref<?x?x?x?xf64>):
    "linalg.conv_2d_nhwc_hwcf"(%arg264, %arg265, %arg266) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg267: f16, %arg268: f32, %arg269: f64):
      %142 = "arith.extf"(%arg267) : (f16) -> f64
      %143 = "arith.extf"(%arg268) : (f32) -> f64
      %144 = "arith.mulf"(%142, %143) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %145 = "arith.addf"(%arg269, %144) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%145) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map39, #map40, #map41]} : (memref<?x?x?x?xf16>, memref<?x?x?x?xf32>, memref<?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg258: memref<?x?x?x?xf32>, %arg259: memref<?x?x?x?xf32>, %arg260: memref<?x?x?x?xf32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg258, %arg259, %arg260) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg261: f32, %arg262: f32, %arg263: f32):
      %140 = "arith.mulf"(%arg261, %arg262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %141 = "arith.addf"(%arg263, %140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map43, #map41]} : (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg248: memref<?x?x?x?xi8>, %arg249: memref<?x?x?x?xi8>, %arg250: i32, %arg251: i32, %arg252: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg248, %arg249, %arg250, %arg251, %arg252) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg253: i8, %arg254: i8, %arg255: i32, %arg256: i32, %arg257: i32):
      %134 = "arith.extsi"(%arg253) : (i8) -> i32
      %135 = "arith.subi"(%134, %arg255) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %136 = "arith.extsi"(%arg254) : (i8) -> i32
      %137 = "arith.subi"(%136, %arg256) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %138 = "arith.muli"(%135, %137) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %139 = "arith.addi"(%arg257, %138) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%139) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map39, #map40, #map44, #map44, #map41]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg238: memref<?x?x?x?xi8>, %arg239: memref<?x?x?x?xi8>, %arg240: i32, %arg241: i32, %arg242: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_fhwc_q"(%arg238, %arg239, %arg240, %arg241, %arg242) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg243: i8, %arg244: i8, %arg245: i32, %arg246: i32, %arg247: i32):
      %128 = "arith.extsi"(%arg243) : (i8) -> i32
      %129 = "arith.subi"(%128, %arg245) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %130 = "arith.extsi"(%arg244) : (i8) -> i32
      %131 = "arith.subi"(%130, %arg246) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %132 = "arith.muli"(%129, %131) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %133 = "arith.addi"(%arg247, %132) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%133) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map43, #map44, #map44, #map41]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg232: memref<?x?x?x?xf32>, %arg233: memref<?x?x?x?xf32>, %arg234: memref<?x?x?x?xf32>):
    "linalg.conv_2d_nchw_fchw"(%arg232, %arg233, %arg234) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32, %arg237: f32):
      %126 = "arith.mulf"(%arg235, %arg236) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %127 = "arith.addf"(%arg237, %126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map45, #map46, #map41]} : (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg226: memref<?x?x?x?x?xi8>, %arg227: memref<?x?x?x?x?xi8>, %arg228: memref<?x?x?x?x?xi32>):
    "linalg.conv_2d_ngchw_fgchw"(%arg226, %arg227, %arg228) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg229: i8, %arg230: i8, %arg231: i32):
      %122 = "arith.extsi"(%arg229) : (i8) -> i32
      %123 = "arith.extsi"(%arg230) : (i8) -> i32
      %124 = "arith.muli"(%122, %123) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %125 = "arith.addi"(%arg231, %124) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%125) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map47, #map48, #map49]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf64>) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg220: memref<?x?x?x?x?xf16>, %arg221: memref<?x?x?x?x?xf32>, %arg222: memref<?x?x?x?x?xf64>):
    "linalg.conv_2d_ngchw_gfchw"(%arg220, %arg221, %arg222) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg223: f16, %arg224: f32, %arg225: f64):
      %118 = "arith.extf"(%arg223) : (f16) -> f64
      %119 = "arith.extf"(%arg224) : (f32) -> f64
      %120 = "arith.mulf"(%118, %119) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %121 = "arith.addf"(%arg225, %120) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%121) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map51, #map49]} : (memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg210: memref<?x?x?x?x?xi8>, %arg211: memref<?x?x?x?x?xi8>, %arg212: i32, %arg213: i32, %arg214: memref<?x?x?x?x?xi32>):
    "linalg.conv_2d_ngchw_gfchw_q"(%arg210, %arg211, %arg212, %arg213, %arg214) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg215: i8, %arg216: i8, %arg217: i32, %arg218: i32, %arg219: i32):
      %112 = "arith.extsi"(%arg215) : (i8) -> i32
      %113 = "arith.subi"(%112, %arg217) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %114 = "arith.extsi"(%arg216) : (i8) -> i32
      %115 = "arith.subi"(%114, %arg218) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %116 = "arith.muli"(%113, %115) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %117 = "arith.addi"(%arg219, %116) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%117) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map47, #map51, #map52, #map52, #map49]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg204: memref<?x?x?x?x?xi8>, %arg205: memref<?x?x?x?x?xi8>, %arg206: memref<?x?x?x?x?xi32>):
    "linalg.conv_3d_ndhwc_dhwcf"(%arg204, %arg205, %arg206) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg207: i8, %arg208: i8, %arg209: i32):
      %108 = "arith.extsi"(%arg207) : (i8) -> i32
      %109 = "arith.extsi"(%arg208) : (i8) -> i32
      %110 = "arith.muli"(%108, %109) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %111 = "arith.addi"(%arg209, %110) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%111) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map53, #map54, #map55]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg194: memref<?x?x?x?x?xi8>, %arg195: memref<?x?x?x?x?xi8>, %arg196: i32, %arg197: i32, %arg198: memref<?x?x?x?x?xi32>):
    "linalg.conv_3d_ndhwc_dhwcf_q"(%arg194, %arg195, %arg196, %arg197, %arg198) <{dilations = dense<[3, 4, 5]> : vector<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg199: i8, %arg200: i8, %arg201: i32, %arg202: i32, %arg203: i32):
      %102 = "arith.extsi"(%arg199) : (i8) -> i32
      %103 = "arith.subi"(%102, %arg201) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %104 = "arith.extsi"(%arg200) : (i8) -> i32
      %105 = "arith.subi"(%104, %arg202) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %106 = "arith.muli"(%103, %105) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %107 = "arith.addi"(%arg203, %106) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%107) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map56, #map54, #map57, #map57, #map55]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg188: memref<?x?x?x?x?xf32>, %arg189: memref<?x?x?x?x?xf32>, %arg190: memref<?x?x?x?x?xf32>):
    "linalg.conv_3d_ncdhw_fcdhw"(%arg188, %arg189, %arg190) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32, %arg193: f32):
      %100 = "arith.mulf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %101 = "arith.addf"(%arg193, %100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map60]} : (memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg182: memref<?x?x?xi8>, %arg183: memref<?x?xi8>, %arg184: memref<?x?x?xi32>):
    "linalg.depthwise_conv_1d_nwc_wc"(%arg182, %arg183, %arg184) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg185: i8, %arg186: i8, %arg187: i32):
      %96 = "arith.extsi"(%arg185) : (i8) -> i32
      %97 = "arith.extsi"(%arg186) : (i8) -> i32
      %98 = "arith.muli"(%96, %97) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.addi"(%arg187, %98) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%99) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map61, #map62, #map14]} : (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf16>, memref<?x?xf32>, memref<?x?x?xf64>) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg176: memref<?x?x?xf16>, %arg177: memref<?x?xf32>, %arg178: memref<?x?x?xf64>):
    "linalg.depthwise_conv_1d_ncw_cw"(%arg176, %arg177, %arg178) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg179: f16, %arg180: f32, %arg181: f64):
      %92 = "arith.extf"(%arg179) : (f16) -> f64
      %93 = "arith.extf"(%arg180) : (f32) -> f64
      %94 = "arith.mulf"(%92, %93) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %95 = "arith.addf"(%arg181, %94) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%95) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map63, #map29, #map64]} : (memref<?x?x?xf16>, memref<?x?xf32>, memref<?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg170: memref<?x?x?xf32>, %arg171: memref<?x?x?xf32>, %arg172: memref<?x?x?x?xf32>):
    "linalg.depthwise_conv_1d_nwc_wcm"(%arg170, %arg171, %arg172) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %90 = "arith.mulf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %91 = "arith.addf"(%arg175, %90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map65, #map66, #map67]} : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg164: memref<?x?x?x?xi8>, %arg165: memref<?x?x?xi8>, %arg166: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg164, %arg165, %arg166) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: i8, %arg168: i8, %arg169: i32):
      %86 = "arith.extsi"(%arg167) : (i8) -> i32
      %87 = "arith.extsi"(%arg168) : (i8) -> i32
      %88 = "arith.muli"(%86, %87) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %89 = "arith.addi"(%arg169, %88) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%89) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map69, #map70]} : (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?x?xf64>) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg158: memref<?x?x?x?xf16>, %arg159: memref<?x?x?xf32>, %arg160: memref<?x?x?x?xf64>):
    "linalg.depthwise_conv_2d_nchw_chw"(%arg158, %arg159, %arg160) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg161: f16, %arg162: f32, %arg163: f64):
      %82 = "arith.extf"(%arg161) : (f16) -> f64
      %83 = "arith.extf"(%arg162) : (f32) -> f64
      %84 = "arith.mulf"(%82, %83) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %85 = "arith.addf"(%arg163, %84) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%85) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map32, #map72]} : (memref<?x?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg148: memref<?x?x?x?xi8>, %arg149: memref<?x?x?xi8>, %arg150: i32, %arg151: i32, %arg152: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg148, %arg149, %arg150, %arg151, %arg152) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg153: i8, %arg154: i8, %arg155: i32, %arg156: i32, %arg157: i32):
      %76 = "arith.extsi"(%arg153) : (i8) -> i32
      %77 = "arith.subi"(%76, %arg155) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %78 = "arith.extsi"(%arg154) : (i8) -> i32
      %79 = "arith.subi"(%78, %arg156) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %80 = "arith.muli"(%77, %79) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %81 = "arith.addi"(%arg157, %80) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%81) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map69, #map73, #map73, #map70]} : (memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg142: memref<?x?x?x?xi8>, %arg143: memref<?x?x?x?xi8>, %arg144: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg142, %arg143, %arg144) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg145: i8, %arg146: i8, %arg147: i32):
      %72 = "arith.extsi"(%arg145) : (i8) -> i32
      %73 = "arith.extsi"(%arg146) : (i8) -> i32
      %74 = "arith.muli"(%72, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %75 = "arith.addi"(%arg147, %74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%75) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map74, #map75, #map76]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg132: memref<?x?x?x?xi8>, %arg133: memref<?x?x?x?xi8>, %arg134: i32, %arg135: i32, %arg136: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg132, %arg133, %arg134, %arg135, %arg136) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg137: i8, %arg138: i8, %arg139: i32, %arg140: i32, %arg141: i32):
      %66 = "arith.extsi"(%arg137) : (i8) -> i32
      %67 = "arith.subi"(%66, %arg139) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %68 = "arith.extsi"(%arg138) : (i8) -> i32
      %69 = "arith.subi"(%68, %arg140) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %70 = "arith.muli"(%67, %69) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.addi"(%arg141, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%71) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map77, #map75, #map44, #map44, #map76]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg126: memref<?x?x?x?x?xf32>, %arg127: memref<?x?x?x?xf32>, %arg128: memref<?x?x?x?x?xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg126, %arg127, %arg128) <{dilations = dense<[3, 4, 5]> : vector<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg129: f32, %arg130: f32, %arg131: f32):
      %64 = "arith.mulf"(%arg129, %arg130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %65 = "arith.addf"(%arg131, %64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map78, #map79, #map80]} : (memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg120: memref<?x?x?x?x?xi8>, %arg121: memref<?x?x?x?xi8>, %arg122: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg120, %arg121, %arg122) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: i8, %arg124: i8, %arg125: i32):
      %60 = "arith.extsi"(%arg123) : (i8) -> i32
      %61 = "arith.extsi"(%arg124) : (i8) -> i32
      %62 = "arith.muli"(%60, %61) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %63 = "arith.addi"(%arg125, %62) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%63) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map81, #map82, #map83]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?x?xf64>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg114: memref<?x?x?x?x?xf16>, %arg115: memref<?x?x?x?x?xf32>, %arg116: memref<?x?x?x?x?x?xf64>):
    "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg114, %arg115, %arg116) <{dilations = dense<[3, 4, 5]> : vector<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg117: f16, %arg118: f32, %arg119: f64):
      %56 = "arith.extf"(%arg117) : (f16) -> f64
      %57 = "arith.extf"(%arg118) : (f32) -> f64
      %58 = "arith.mulf"(%56, %57) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %59 = "arith.addf"(%arg119, %58) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%59) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map56, #map54, #map84]} : (memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>, memref<?x?x?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg108: memref<?x?x?x?xf32>, %arg109: memref<?x?xf32>, %arg110: memref<?x?x?x?xf32>):
    "linalg.pooling_nhwc_sum"(%arg108, %arg109, %arg110) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32, %arg113: f32):
      %55 = "arith.addf"(%arg113, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map85, #map70]} : (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg102: memref<?x?x?x?xi8>, %arg103: memref<?x?xi8>, %arg104: memref<?x?x?x?xi32>):
    "linalg.pooling_nchw_sum"(%arg102, %arg103, %arg104) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg105: i8, %arg106: i8, %arg107: i32):
      %53 = "arith.extsi"(%arg105) : (i8) -> i32
      %54 = "arith.addi"(%arg107, %53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%54) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map86, #map85, #map70]} : (memref<?x?x?x?xi8>, memref<?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf16>, memref<?x?xf32>, memref<?x?x?x?xf64>) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg96: memref<?x?x?x?xf16>, %arg97: memref<?x?xf32>, %arg98: memref<?x?x?x?xf64>):
    "linalg.pooling_nhwc_max"(%arg96, %arg97, %arg98) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f16, %arg100: f32, %arg101: f64):
      %51 = "arith.extf"(%arg99) : (f16) -> f64
      %52 = "arith.maximumf"(%arg101, %51) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%52) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map85, #map70]} : (memref<?x?x?x?xf16>, memref<?x?xf32>, memref<?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg90: memref<?x?x?x?xf32>, %arg91: memref<?x?xf32>, %arg92: memref<?x?x?x?xf32>):
    "linalg.pooling_nhwc_max_unsigned"(%arg90, %arg91, %arg92) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %50 = "arith.maximumf"(%arg95, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map87, #map85, #map70]} : (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg84: memref<?x?x?x?xi8>, %arg85: memref<?x?xi8>, %arg86: memref<?x?x?x?xi32>):
    "linalg.pooling_nchw_max"(%arg84, %arg85, %arg86) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: i8, %arg88: i8, %arg89: i32):
      %48 = "arith.extsi"(%arg87) : (i8) -> i32
      %49 = "arith.maxsi"(%arg89, %48) : (i32, i32) -> i32
      "linalg.yield"(%49) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map88, #map85, #map70]} : (memref<?x?x?x?xi8>, memref<?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf16>, memref<?x?xf32>, memref<?x?x?x?xf64>) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg78: memref<?x?x?x?xf16>, %arg79: memref<?x?xf32>, %arg80: memref<?x?x?x?xf64>):
    "linalg.pooling_nhwc_min"(%arg78, %arg79, %arg80) <{dilations = dense<[3, 4]> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg81: f16, %arg82: f32, %arg83: f64):
      %46 = "arith.extf"(%arg81) : (f16) -> f64
      %47 = "arith.minimumf"(%arg83, %46) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%47) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map87, #map85, #map70]} : (memref<?x?x?x?xf16>, memref<?x?xf32>, memref<?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg72: memref<?x?x?x?xf32>, %arg73: memref<?x?xf32>, %arg74: memref<?x?x?x?xf32>):
    "linalg.pooling_nhwc_min_unsigned"(%arg72, %arg73, %arg74) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %45 = "arith.minimumf"(%arg77, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map85, #map70]} : (memref<?x?x?x?xf32>, memref<?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg66: memref<?x?x?xi8>, %arg67: memref<?xi8>, %arg68: memref<?x?x?xi32>):
    "linalg.pooling_nwc_sum"(%arg66, %arg67, %arg68) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg69: i8, %arg70: i8, %arg71: i32):
      %43 = "arith.extsi"(%arg69) : (i8) -> i32
      %44 = "arith.addi"(%arg71, %43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%44) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map61, #map89, #map14]} : (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf16>, memref<?xf32>, memref<?x?x?xf64>) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg60: memref<?x?x?xf16>, %arg61: memref<?xf32>, %arg62: memref<?x?x?xf64>):
    "linalg.pooling_ncw_sum"(%arg60, %arg61, %arg62) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f16, %arg64: f32, %arg65: f64):
      %41 = "arith.extf"(%arg63) : (f16) -> f64
      %42 = "arith.addf"(%arg65, %41) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%42) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map90, #map89, #map14]} : (memref<?x?x?xf16>, memref<?xf32>, memref<?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg54: memref<?x?x?xf32>, %arg55: memref<?xf32>, %arg56: memref<?x?x?xf32>):
    "linalg.pooling_nwc_max"(%arg54, %arg55, %arg56) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %40 = "arith.maximumf"(%arg59, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map61, #map89, #map14]} : (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg48: memref<?x?x?xi8>, %arg49: memref<?xi8>, %arg50: memref<?x?x?xi32>):
    "linalg.pooling_nwc_max_unsigned"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: i8, %arg52: i8, %arg53: i32):
      %38 = "arith.extui"(%arg51) : (i8) -> i32
      %39 = "arith.maxui"(%arg53, %38) : (i32, i32) -> i32
      "linalg.yield"(%39) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map91, #map89, #map14]} : (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf16>, memref<?xf32>, memref<?x?x?xf64>) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg42: memref<?x?x?xf16>, %arg43: memref<?xf32>, %arg44: memref<?x?x?xf64>):
    "linalg.pooling_ncw_max"(%arg42, %arg43, %arg44) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg45: f16, %arg46: f32, %arg47: f64):
      %36 = "arith.extf"(%arg45) : (f16) -> f64
      %37 = "arith.maximumf"(%arg47, %36) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%37) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map92, #map89, #map14]} : (memref<?x?x?xf16>, memref<?xf32>, memref<?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg36: memref<?x?x?xf32>, %arg37: memref<?xf32>, %arg38: memref<?x?x?xf32>):
    "linalg.pooling_nwc_min"(%arg36, %arg37, %arg38) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %35 = "arith.minimumf"(%arg41, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map91, #map89, #map14]} : (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg30: memref<?x?x?xi8>, %arg31: memref<?xi8>, %arg32: memref<?x?x?xi32>):
    "linalg.pooling_nwc_min_unsigned"(%arg30, %arg31, %arg32) <{dilations = dense<3> : vector<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg33: i8, %arg34: i8, %arg35: i32):
      %33 = "arith.extui"(%arg33) : (i8) -> i32
      %34 = "arith.minui"(%arg35, %33) : (i32, i32) -> i32
      "linalg.yield"(%34) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map61, #map89, #map14]} : (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?x?x?xf64>) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg24: memref<?x?x?x?x?xf16>, %arg25: memref<?x?x?xf32>, %arg26: memref<?x?x?x?x?xf64>):
    "linalg.pooling_ndhwc_sum"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f16, %arg28: f32, %arg29: f64):
      %31 = "arith.extf"(%arg27) : (f16) -> f64
      %32 = "arith.addf"(%arg29, %31) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%32) : (f64) -> ()
    }) {linalg.memoized_indexing_maps = [#map93, #map94, #map49]} : (memref<?x?x?x?x?xf16>, memref<?x?x?xf32>, memref<?x?x?x?x?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?x?x?xf32>) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg18: memref<?x?x?x?x?xf32>, %arg19: memref<?x?x?xf32>, %arg20: memref<?x?x?x?x?xf32>):
    "linalg.pooling_ndhwc_max"(%arg18, %arg19, %arg20) <{dilations = dense<[3, 4, 5]> : vector<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %30 = "arith.maximumf"(%arg23, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map95, #map94, #map49]} : (memref<?x?x?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg12: memref<?x?x?x?x?xi8>, %arg13: memref<?x?x?xi8>, %arg14: memref<?x?x?x?x?xi32>):
    "linalg.pooling_ndhwc_min"(%arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: i8, %arg16: i8, %arg17: i32):
      %28 = "arith.extsi"(%arg15) : (i8) -> i32
      %29 = "arith.minsi"(%arg17, %28) : (i32, i32) -> i32
      "linalg.yield"(%29) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map93, #map94, #map49]} : (memref<?x?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, memref<4x?xf32>) -> (), sym_name = "fill"}> ({
  ^bb0(%arg8: f32, %arg9: memref<4x?xf32>):
    "linalg.fill"(%arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64, f64, i32, memref<16x?xf32>) -> (), sym_name = "fill_rng_2d"}> ({
  ^bb0(%arg0: f64, %arg1: f64, %arg2: i32, %arg3: memref<16x?xf32>):
    "linalg.fill_rng_2d"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg4: f64, %arg5: f64, %arg6: i32, %arg7: f32):
      %0 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %1 = "arith.sitofp"(%0) : (i64) -> f64
      %2 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %3 = "arith.index_cast"(%2) : (index) -> i32
      %4 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %5 = "arith.index_cast"(%4) : (index) -> i32
      %6 = "arith.addi"(%5, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %8 = "arith.trunci"(%7) : (i64) -> i32
      %9 = "arith.muli"(%6, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %11 = "arith.trunci"(%10) : (i64) -> i32
      %12 = "arith.addi"(%9, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.addi"(%3, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %15 = "arith.trunci"(%14) : (i64) -> i32
      %16 = "arith.muli"(%13, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %18 = "arith.trunci"(%17) : (i64) -> i32
      %19 = "arith.addi"(%16, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.sitofp"(%19) : (i32) -> f64
      %21 = "arith.addf"(%1, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.subf"(%arg5, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
      %24 = "arith.mulf"(%22, %23) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %25 = "arith.mulf"(%21, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %26 = "arith.addf"(%25, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %27 = "arith.truncf"(%26) : (f64) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map96, #map96, #map96, #map19]} : (f64, f64, i32, memref<16x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

