module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    affine.for %arg4 = 0 to 100 {
      affine.for %arg5 = 0 to 77 {
        %0 = affine.apply affine_map<(d0, d1) -> (d1 + (d1 mod 4) floordiv 2 - (d1 floordiv 2) * 2 + (-d0 + d1 * 4) ceildiv 2)>(%arg4, %arg5)
        "u"(%0) : (index) -> ()
        %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 + (d1 mod 2) ceildiv 2 + (d0 + d1) floordiv 2 + d1 ceildiv 3 + (d1 floordiv 4) mod 2)>(%arg4, %arg5)
        "u"(%1) : (index) -> ()
        %2 = affine.apply affine_map<(d0, d1)[s0] -> (d0 - d1 * 5 + s0 * 2)>(%arg4, %arg5)[%arg2]
        "u"(%2) : (index) -> ()
        %3 = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2 + d1 floordiv 3 + d1 ceildiv 3 - (d0 floordiv 4) * 4)>(%arg4, %arg5)
        "u"(%3) : (index) -> ()
        %4 = affine.apply affine_map<(d0, d1) -> (-d0 - d1 + (d0 ceildiv 2) floordiv 3)>(%arg4, %arg5)
        "u"(%4) : (index) -> ()
        %5 = affine.apply affine_map<(d0)[s0] -> (d0 * -3 + ((d0 + s0) floordiv 4) * 12 - s0 * 3)>(%arg4)[%arg3]
        "u"(%5) : (index) -> ()
        %6 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0) ceildiv 3 + (d0 + d1) ceildiv 2)>(%arg4, %arg5)[%arg2]
        "u"(%6) : (index) -> ()
        %7 = affine.apply affine_map<(d0)[s0] -> ((d0 mod 2 + s0 floordiv 3) floordiv 2)>(%arg5)[%arg2]
        "u"(%7) : (index) -> ()
        %8 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 - d1 * 3 - s0 + (s0 floordiv 2) * 2)>(%arg4, %arg5)[%arg2]
        "u"(%8) : (index) -> ()
        %9 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * -4 + d1 * 4 + s0 * 4 + ((d1 + s1) floordiv 3) * -12 + s1 * 4 - (s0 floordiv 2) * 8)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%9) : (index) -> ()
        %10 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 3 + s0 * 2) floordiv 4)>(%arg4)[%arg3]
        "u"(%10) : (index) -> ()
        %11 = affine.apply affine_map<()[s0] -> ((-s0) floordiv 2)>()[%arg2]
        "u"(%11) : (index) -> ()
        %12 = affine.apply affine_map<()[s0] -> (s0 mod 2 + (s0 floordiv 3) floordiv 4)>()[%arg2]
        "u"(%12) : (index) -> ()
        %13 = affine.apply affine_map<(d0)[s0] -> (((d0 ceildiv 3 + s0 ceildiv 2) mod 4) floordiv 2)>(%arg5)[%arg2]
        "u"(%13) : (index) -> ()
        %14 = affine.apply affine_map<(d0)[s0] -> (d0 * -3 + (d0 floordiv 4) * 12 - (s0 floordiv 3) * 3)>(%arg5)[%arg3]
        "u"(%14) : (index) -> ()
        %15 = affine.apply affine_map<(d0, d1)[s0] -> (d1 ceildiv 3 + s0 ceildiv 3 + (d0 ceildiv 2) ceildiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%15) : (index) -> ()
        %16 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 3) mod 4)>()[%arg3]
        "u"(%16) : (index) -> ()
        %17 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) floordiv 4)>(%arg5)
        "u"(%17) : (index) -> ()
        %18 = affine.apply affine_map<(d0)[s0] -> (((d0 + s0) ceildiv 2) floordiv 2)>(%arg4)[%arg3]
        "u"(%18) : (index) -> ()
        %19 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * -2 - s0 * 3 + s1 * 3 + ((d1 ceildiv 2) ceildiv 2) floordiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%19) : (index) -> ()
        %20 = affine.apply affine_map<(d0) -> (((d0 mod 4) mod 3) ceildiv 2)>(%arg5)
        "u"(%20) : (index) -> ()
        %21 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 - s0 + ((d0 + d1) mod 4) floordiv 3)>(%arg4, %arg5)[%arg2]
        "u"(%21) : (index) -> ()
        %22 = affine.apply affine_map<(d0, d1) -> (d0 * 3 - d1 * 2 - (d0 floordiv 3) * 3)>(%arg4, %arg5)
        "u"(%22) : (index) -> ()
        %23 = affine.apply affine_map<(d0, d1) -> (((d0 + d1) floordiv 4) * -3)>(%arg4, %arg5)
        "u"(%23) : (index) -> ()
        %24 = affine.apply affine_map<(d0)[s0, s1] -> (d0 ceildiv 3 + s0 + s1)>(%arg5)[%arg2, %arg3]
        "u"(%24) : (index) -> ()
        %25 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * -4 - d1 * 3 + s0 mod 2) floordiv 3)>(%arg4, %arg5)[%arg3]
        "u"(%25) : (index) -> ()
        %26 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%arg4)
        "u"(%26) : (index) -> ()
        %27 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3 - s0 * 3)>(%arg4)[%arg2]
        "u"(%27) : (index) -> ()
        %28 = affine.apply affine_map<(d0) -> ((d0 * 2) floordiv 3 - d0 floordiv 4)>(%arg4)
        "u"(%28) : (index) -> ()
        %29 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1 floordiv 4)>(%arg4, %arg5)
        "u"(%29) : (index) -> ()
        %30 = affine.apply affine_map<(d0) -> ((-d0) mod 3)>(%arg5)
        "u"(%30) : (index) -> ()
        %31 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 * 2)>(%arg4)[%arg2, %arg3]
        "u"(%31) : (index) -> ()
        %32 = affine.apply affine_map<()[s0] -> (s0 * 2 + s0 floordiv 3)>()[%arg3]
        "u"(%32) : (index) -> ()
        %33 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg4)
        "u"(%33) : (index) -> ()
        %34 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + d0 floordiv 2)>(%arg4)[%arg3]
        "u"(%34) : (index) -> ()
        %35 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 4)>(%arg4)[%arg2]
        "u"(%35) : (index) -> ()
        %36 = affine.apply affine_map<(d0, d1)[s0] -> (d1 * 4 + (d0 + d1) floordiv 4 + s0 floordiv 2)>(%arg4, %arg5)[%arg2]
        "u"(%36) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %37 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 3) floordiv 2 - s0 floordiv 4)>(%arg5)[%arg2]
        "u"(%37) : (index) -> ()
        %38 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 + d0 ceildiv 3 - (s0 floordiv 4) * 4)>(%arg5)[%arg2]
        "u"(%38) : (index) -> ()
        %39 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + (d0 floordiv 4) * -16 + s0 * 16 + (d0 * 4 + d1 + s0) ceildiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%39) : (index) -> ()
        %40 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + (d1 floordiv 3) * -3 + s0 * 3 - (s0 floordiv 3) * 3)>(%arg4, %arg5)[%arg3]
        "u"(%40) : (index) -> ()
        %41 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -2 + d1 + (d0 floordiv 3) * 9 + (s0 * 2) mod 3)>(%arg4, %arg5)[%arg2]
        "u"(%41) : (index) -> ()
        %42 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 3) * -3 - s0 * 3 + (s0 floordiv 2) * 6)>(%arg4)[%arg3]
        "u"(%42) : (index) -> ()
        %43 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 + s0 + s1)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%43) : (index) -> ()
        %44 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 2 + s0 floordiv 2) ceildiv 2)>(%arg5)[%arg3]
        "u"(%44) : (index) -> ()
        %45 = affine.apply affine_map<(d0, d1) -> ((d0 ceildiv 2) * 2 + (d0 floordiv 2) * 2 + ((d1 floordiv 3) ceildiv 2) floordiv 3)>(%arg4, %arg5)
        "u"(%45) : (index) -> ()
        %46 = affine.apply affine_map<(d0) -> ((d0 floordiv 2) floordiv 2 + (d0 ceildiv 3) floordiv 4)>(%arg5)
        "u"(%46) : (index) -> ()
        %47 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + s0 mod 2 - d1 ceildiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%47) : (index) -> ()
        %48 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 + s0 + (d1 floordiv 2) * 4 + s1)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%48) : (index) -> ()
        %49 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) ceildiv 3)>(%arg4, %arg5)
        "u"(%49) : (index) -> ()
        %50 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>(%arg4)[%arg2]
        "u"(%50) : (index) -> ()
        %51 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 * 2 + s0 * 2 + s1 + d0 floordiv 2 - (d0 floordiv 4) * 4) ceildiv 3)>(%arg4)[%arg2, %arg3]
        "u"(%51) : (index) -> ()
        %52 = affine.apply affine_map<(d0)[s0] -> (d0 * -3 - s0 * 3)>(%arg4)[%arg3]
        "u"(%52) : (index) -> ()
        %53 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0 + (d1 + s0) floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%53) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %54 = affine.apply affine_map<(d0, d1) -> ((d0 mod 3 + d1 floordiv 4) mod 2)>(%arg4, %arg5)
        "u"(%54) : (index) -> ()
        %55 = affine.apply affine_map<(d0)[s0] -> ((d0 mod 4) floordiv 2 + (d0 + s0) floordiv 2)>(%arg4)[%arg3]
        "u"(%55) : (index) -> ()
        %56 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%56) : (index) -> ()
        %57 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 2)>(%arg4)[%arg2]
        "u"(%57) : (index) -> ()
        %58 = affine.apply affine_map<(d0)[s0] -> (d0 * -3 - s0 * 3)>(%arg5)[%arg2]
        "u"(%58) : (index) -> ()
        %59 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 ceildiv 2)>(%arg5)[%arg2]
        "u"(%59) : (index) -> ()
        %60 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 2 + d1 + s0 + (d0 mod 3) ceildiv 3) floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%60) : (index) -> ()
        %61 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -8 - d1 * 4 - s0 * 4)>(%arg4, %arg5)[%arg3]
        "u"(%61) : (index) -> ()
        %62 = affine.apply affine_map<()[s0] -> ((s0 floordiv 3) mod 2)>()[%arg3]
        "u"(%62) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %63 = affine.apply affine_map<(d0) -> ((d0 ceildiv 3) floordiv 3)>(%arg5)
        "u"(%63) : (index) -> ()
        %64 = affine.apply affine_map<(d0) -> ((d0 + d0 floordiv 2 - (d0 floordiv 3) * 3) floordiv 4)>(%arg4)
        "u"(%64) : (index) -> ()
        "u"(%arg4) : (index) -> ()
        %65 = affine.apply affine_map<(d0, d1) -> ((d0 * 2 + d1 * 2 - (d1 floordiv 2) * 4 + d0 floordiv 2) floordiv 3)>(%arg4, %arg5)
        "u"(%65) : (index) -> ()
        %66 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 + s0 + (d0 * 2) ceildiv 3)>(%arg4, %arg5)[%arg2]
        "u"(%66) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %67 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + s0 * 2 + s1 + d1 ceildiv 3 - (d0 floordiv 2) * 2 - (s1 floordiv 3) * 3 + d0 ceildiv 3 + d0 floordiv 4 - (s0 floordiv 2) * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%67) : (index) -> ()
        %68 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 2)>(%arg5)[%arg3]
        "u"(%68) : (index) -> ()
        %69 = affine.apply affine_map<(d0) -> ((d0 * 4) floordiv 3)>(%arg5)
        "u"(%69) : (index) -> ()
        %70 = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1 * 3)>(%arg4, %arg5)
        "u"(%70) : (index) -> ()
        %71 = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1 * 3 + d1 floordiv 3 + d0 floordiv 3)>(%arg4, %arg5)
        "u"(%71) : (index) -> ()
        %72 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 2) mod 3)>()[%arg2]
        "u"(%72) : (index) -> ()
        %73 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 * 2 + (d0 floordiv 3) * -3 + s0) floordiv 4 + ((s1 floordiv 2) mod 2) ceildiv 2)>(%arg4)[%arg2, %arg3]
        "u"(%73) : (index) -> ()
        %74 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) mod 2)>(%arg4)
        "u"(%74) : (index) -> ()
        %75 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 3 + s0 * 2 + s1 ceildiv 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%75) : (index) -> ()
        %76 = affine.apply affine_map<()[s0] -> ((s0 * 2) floordiv 3)>()[%arg2]
        "u"(%76) : (index) -> ()
        %77 = affine.apply affine_map<(d0, d1)[s0] -> ((d1 + s0 + (d1 ceildiv 2) mod 3 + d0 floordiv 4) floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%77) : (index) -> ()
        %78 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s0 + (d0 + s1) ceildiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%78) : (index) -> ()
        %79 = affine.apply affine_map<(d0, d1) -> (-((d0 * 4 + d1 * 4) ceildiv 3))>(%arg4, %arg5)
        "u"(%79) : (index) -> ()
        %80 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 - (s0 floordiv 2) * 2)>(%arg4)[%arg2, %arg3]
        "u"(%80) : (index) -> ()
        %81 = affine.apply affine_map<(d0, d1) -> ((d0 * 2 + d1 ceildiv 3) mod 3)>(%arg4, %arg5)
        "u"(%81) : (index) -> ()
        %82 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) ceildiv 2)>(%arg4)[%arg3]
        "u"(%82) : (index) -> ()
        %83 = affine.apply affine_map<()[s0] -> (s0 mod 3 + s0 ceildiv 2)>()[%arg3]
        "u"(%83) : (index) -> ()
        %84 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 2)>(%arg5)[%arg3]
        "u"(%84) : (index) -> ()
        %85 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + d1 * 2 + s0 + s1 * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%85) : (index) -> ()
        %86 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) mod 2)>()[%arg2, %arg3]
        "u"(%86) : (index) -> ()
        %87 = affine.apply affine_map<(d0) -> ((d0 ceildiv 2) ceildiv 2)>(%arg4)
        "u"(%87) : (index) -> ()
        %88 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 * 5 + s0 floordiv 2)>(%arg4, %arg5)[%arg2]
        "u"(%88) : (index) -> ()
        %89 = affine.apply affine_map<(d0)[s0] -> (d0 * 5 + s0 + (-s0) ceildiv 2)>(%arg5)[%arg3]
        "u"(%89) : (index) -> ()
        %90 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 4 + d1 * 4 + s0 + ((d1 + s1) floordiv 3) * -3 + ((d0 * 2 + d1 * 2) floordiv 3) * -3 + s1)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%90) : (index) -> ()
        %91 = affine.apply affine_map<()[s0] -> ((((s0 ceildiv 3) ceildiv 2) floordiv 4) * 2)>()[%arg3]
        "u"(%91) : (index) -> ()
        %92 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 3 - s0)>(%arg5)[%arg2]
        "u"(%92) : (index) -> ()
        %93 = affine.apply affine_map<(d0)[s0] -> ((d0 * -3 - s0 * 3) mod 2)>(%arg4)[%arg2]
        "u"(%93) : (index) -> ()
        %94 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 - d1 * 2 + s0 + (d0 floordiv 3) mod 2 - (d0 floordiv 2) * 2 - (s0 floordiv 4) * 4)>(%arg4, %arg5)[%arg3]
        "u"(%94) : (index) -> ()
        %95 = affine.apply affine_map<(d0) -> (((d0 floordiv 4) floordiv 4) * 4)>(%arg5)
        "u"(%95) : (index) -> ()
        %96 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg4)
        "u"(%96) : (index) -> ()
        %97 = affine.apply affine_map<()[s0] -> ((s0 floordiv 2) ceildiv 3)>()[%arg2]
        "u"(%97) : (index) -> ()
        %98 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + s1 floordiv 3 + d1 ceildiv 3 + s0 floordiv 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%98) : (index) -> ()
        %99 = affine.apply affine_map<(d0, d1) -> (d0 + d1 + d1 ceildiv 3)>(%arg4, %arg5)
        "u"(%99) : (index) -> ()
        %100 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 3 + s1 + s0 ceildiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%100) : (index) -> ()
        %101 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * -6 - s0 * 3 + ((d0 + d1) floordiv 2) * -3 - s1 * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%101) : (index) -> ()
        %102 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + d0 floordiv 2)>(%arg4)[%arg3]
        "u"(%102) : (index) -> ()
        %103 = affine.apply affine_map<()[s0] -> ((s0 floordiv 2) floordiv 3)>()[%arg2]
        "u"(%103) : (index) -> ()
        %104 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1 + s1 ceildiv 2) mod 2)>()[%arg2, %arg3]
        "u"(%104) : (index) -> ()
        %105 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 * 2 + s0 * 2)>(%arg4, %arg5)[%arg3]
        "u"(%105) : (index) -> ()
        %106 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 2 + s0 * 2 + d0 ceildiv 3 + ((d0 + d1) ceildiv 2) * 4)>(%arg4, %arg5)[%arg2]
        "u"(%106) : (index) -> ()
        %107 = affine.apply affine_map<(d0, d1) -> (((d0 * 2 + d1 - (d0 floordiv 2) * 2) ceildiv 3) floordiv 3)>(%arg4, %arg5)
        "u"(%107) : (index) -> ()
        %108 = affine.apply affine_map<()[s0] -> ((s0 floordiv 3) * -3 + ((s0 floordiv 3) floordiv 2) * 6)>()[%arg2]
        "u"(%108) : (index) -> ()
        %109 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) * 4 - ((d0 floordiv 4) floordiv 2) * 8)>(%arg5)
        "u"(%109) : (index) -> ()
        %110 = affine.apply affine_map<(d0) -> (((d0 * 2 + d0 floordiv 3) mod 3) ceildiv 3)>(%arg5)
        "u"(%110) : (index) -> ()
        %111 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 2 + (d0 floordiv 4) * -4 + s1 + (d0 floordiv 4 - s0 * 3) floordiv 4 - ((d0 + s1) floordiv 4) * 4 - ((d0 mod 4) floordiv 3) * 3)>(%arg4)[%arg2, %arg3]
        "u"(%111) : (index) -> ()
        %112 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 ceildiv 3 + s0 + s1) mod 4 + (d0 + s1) ceildiv 3 + (s0 + s1) ceildiv 3)>(%arg5)[%arg2, %arg3]
        "u"(%112) : (index) -> ()
        %113 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg4, %arg5)
        "u"(%113) : (index) -> ()
        %114 = affine.apply affine_map<(d0)[s0] -> (-d0 - s0 + (s0 floordiv 2) * 2)>(%arg4)[%arg2]
        "u"(%114) : (index) -> ()
        %115 = affine.apply affine_map<(d0, d1)[s0] -> ((d1 floordiv 2) mod 3 + (d0 + d1 + s0 ceildiv 3) ceildiv 3)>(%arg4, %arg5)[%arg2]
        "u"(%115) : (index) -> ()
        %116 = affine.apply affine_map<(d0) -> ((d0 * 2) floordiv 3)>(%arg4)
        "u"(%116) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %117 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 * 4)>(%arg4)[%arg3]
        "u"(%117) : (index) -> ()
        %118 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) mod 3)>(%arg4)
        "u"(%118) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %119 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 2)>(%arg4)[%arg2]
        "u"(%119) : (index) -> ()
        %120 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0 * 2)>(%arg4, %arg5)[%arg3]
        "u"(%120) : (index) -> ()
        %121 = affine.apply affine_map<(d0)[s0] -> ((d0 mod 2) ceildiv 2 + d0 ceildiv 3 + s0 ceildiv 3)>(%arg5)[%arg2]
        "u"(%121) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %122 = affine.apply affine_map<(d0) -> (((d0 floordiv 3) floordiv 4) * 2 - (((d0 floordiv 3) floordiv 4) floordiv 3) * 6)>(%arg5)
        "u"(%122) : (index) -> ()
        %123 = affine.apply affine_map<(d0) -> ((d0 ceildiv 3) mod 4)>(%arg5)
        "u"(%123) : (index) -> ()
        %124 = affine.apply affine_map<(d0) -> ((d0 * 2) floordiv 3)>(%arg5)
        "u"(%124) : (index) -> ()
        %125 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + d1 floordiv 4)>(%arg4, %arg5)[%arg3]
        "u"(%125) : (index) -> ()
        %126 = affine.apply affine_map<(d0)[s0] -> (((d0 + s0) mod 2) ceildiv 3)>(%arg4)[%arg3]
        "u"(%126) : (index) -> ()
        %127 = affine.apply affine_map<()[s0] -> ((s0 floordiv 3) ceildiv 3)>()[%arg2]
        "u"(%127) : (index) -> ()
        %128 = affine.apply affine_map<(d0) -> ((((d0 * 4) floordiv 3) ceildiv 3) * 2)>(%arg5)
        "u"(%128) : (index) -> ()
        %129 = affine.apply affine_map<(d0) -> (d0 * 8)>(%arg4)
        "u"(%129) : (index) -> ()
        %130 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + s0 floordiv 2)>()[%arg2, %arg3]
        "u"(%130) : (index) -> ()
        %131 = affine.apply affine_map<(d0) -> (d0 mod 3 + d0 floordiv 4)>(%arg4)
        "u"(%131) : (index) -> ()
        %132 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%arg5)
        "u"(%132) : (index) -> ()
        %133 = affine.apply affine_map<(d0) -> (d0 * -3 + (d0 floordiv 3) * 9)>(%arg5)
        "u"(%133) : (index) -> ()
        %134 = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 ceildiv 2)>(%arg4)
        "u"(%134) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %135 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 3 + s0 mod 4)>(%arg4)[%arg2]
        "u"(%135) : (index) -> ()
        %136 = affine.apply affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2)>()[%arg2, %arg3]
        "u"(%136) : (index) -> ()
        %137 = affine.apply affine_map<()[s0] -> (((-s0) floordiv 3) ceildiv 3)>()[%arg2]
        "u"(%137) : (index) -> ()
        %138 = affine.apply affine_map<(d0) -> (d0 * -8 - ((d0 * -4) floordiv 3) * 6)>(%arg5)
        "u"(%138) : (index) -> ()
        %139 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 mod 4)>(%arg4)[%arg2, %arg3]
        "u"(%139) : (index) -> ()
        %140 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 6 + d1 * 5 + s0 * 5 + (d0 floordiv 2) mod 3)>(%arg4, %arg5)[%arg2]
        "u"(%140) : (index) -> ()
        %141 = affine.apply affine_map<()[s0, s1] -> (((s0 + s1) mod 3) ceildiv 3)>()[%arg2, %arg3]
        "u"(%141) : (index) -> ()
        %142 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 2 + ((d0 ceildiv 2) floordiv 4) * -4 + (s0 * -3) mod 2) ceildiv 2)>(%arg5)[%arg2]
        "u"(%142) : (index) -> ()
        %143 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + (d0 + d1) floordiv 2 + s0 floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%143) : (index) -> ()
        %144 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 4)>(%arg4)[%arg3]
        "u"(%144) : (index) -> ()
        %145 = affine.apply affine_map<(d0)[s0, s1] -> (-d0 + s0 * 5 + s1 * 2 + d0 ceildiv 2)>(%arg4)[%arg2, %arg3]
        "u"(%145) : (index) -> ()
        %146 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 + s0 * 3 + (d0 + d1) ceildiv 2 - (d0 floordiv 3) * 3 - (s0 floordiv 2) * 2)>(%arg4, %arg5)[%arg3]
        "u"(%146) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %147 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 4)>(%arg4, %arg5)
        "u"(%147) : (index) -> ()
        %148 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) ceildiv 3)>(%arg4, %arg5)
        "u"(%148) : (index) -> ()
        %149 = affine.apply affine_map<(d0) -> ((d0 floordiv 3) mod 4)>(%arg4)
        "u"(%149) : (index) -> ()
        %150 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -5 + d1 * 2 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%150) : (index) -> ()
        %151 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - s0)>(%arg5)[%arg2]
        "u"(%151) : (index) -> ()
        %152 = affine.apply affine_map<(d0) -> (d0 * 2 - (d0 floordiv 2) * 4)>(%arg4)
        "u"(%152) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %153 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + (d0 * 3 + d1) floordiv 4 - ((d0 + s0) floordiv 4) * 3)>(%arg4, %arg5)[%arg3]
        "u"(%153) : (index) -> ()
        %154 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * -6 + s0 + (d0 + s1) ceildiv 3 + (d0 + s0) floordiv 3)>(%arg5)[%arg2, %arg3]
        "u"(%154) : (index) -> ()
        %155 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 + d0 floordiv 3) mod 4)>(%arg5)[%arg3]
        "u"(%155) : (index) -> ()
        %156 = affine.apply affine_map<(d0) -> ((d0 ceildiv 2) mod 2)>(%arg4)
        "u"(%156) : (index) -> ()
        %157 = affine.apply affine_map<(d0, d1)[s0] -> ((-d0 - s0 + (d1 floordiv 4) ceildiv 2) mod 4)>(%arg4, %arg5)[%arg3]
        "u"(%157) : (index) -> ()
        %158 = affine.apply affine_map<(d0)[s0] -> (((-d0 + s0 ceildiv 3) floordiv 3) mod 3)>(%arg5)[%arg3]
        "u"(%158) : (index) -> ()
        %159 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 + d1 mod 3 - s0 ceildiv 2)>(%arg4, %arg5)[%arg2]
        "u"(%159) : (index) -> ()
        %160 = affine.apply affine_map<(d0) -> ((d0 floordiv 2) * 2)>(%arg5)
        "u"(%160) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %161 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>(%arg4)[%arg3]
        "u"(%161) : (index) -> ()
        %162 = affine.apply affine_map<()[s0] -> ((((s0 ceildiv 3) floordiv 4) mod 4) floordiv 3)>()[%arg3]
        "u"(%162) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %163 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 ceildiv 3)>(%arg5)[%arg2]
        "u"(%163) : (index) -> ()
        %164 = affine.apply affine_map<()[s0] -> (-s0 + (s0 floordiv 2) * 2)>()[%arg3]
        "u"(%164) : (index) -> ()
        %165 = affine.apply affine_map<(d0, d1)[s0] -> (d1 * 3 + s0 + (d0 ceildiv 3) mod 3)>(%arg4, %arg5)[%arg2]
        "u"(%165) : (index) -> ()
        %166 = affine.apply affine_map<(d0) -> ((d0 floordiv 2) * 2)>(%arg4)
        "u"(%166) : (index) -> ()
        %167 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 - (d0 floordiv 2) * 2)>(%arg4, %arg5)
        "u"(%167) : (index) -> ()
        %168 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0 + d1 floordiv 2) mod 2)>(%arg4, %arg5)[%arg2]
        "u"(%168) : (index) -> ()
        %169 = affine.apply affine_map<(d0, d1)[s0] -> (d0 - d1 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%169) : (index) -> ()
        %170 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 2 + (d1 floordiv 3) * -3 + s0 * 5)>(%arg4, %arg5)[%arg3]
        "u"(%170) : (index) -> ()
        %171 = affine.apply affine_map<(d0) -> ((((d0 floordiv 3) * -3) floordiv 2) ceildiv 2)>(%arg5)
        "u"(%171) : (index) -> ()
        %172 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 4 + s0 + s1 * 3 + (d1 + s1) ceildiv 3 - (d0 floordiv 4) * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%172) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %173 = affine.apply affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2)>()[%arg2, %arg3]
        "u"(%173) : (index) -> ()
        %174 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) ceildiv 2)>(%arg4)[%arg2]
        "u"(%174) : (index) -> ()
        %175 = affine.apply affine_map<()[s0] -> ((s0 floordiv 3) * 2)>()[%arg2]
        "u"(%175) : (index) -> ()
        %176 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 3 + d1 + s0 + s1 * 3 + d0 ceildiv 2 - (d0 floordiv 3) * 6 - ((d0 + d1 + (d0 floordiv 3) * -3 + s1) floordiv 4) * 4)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%176) : (index) -> ()
        %177 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 2 + s0 + (d0 * 2 + d1 + s0) ceildiv 3 - ((d0 + d1) floordiv 3) * 3 - (s0 floordiv 3) * 3)>(%arg4, %arg5)[%arg2]
        "u"(%177) : (index) -> ()
        %178 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0 + d1 floordiv 2) ceildiv 3)>(%arg4, %arg5)[%arg2]
        "u"(%178) : (index) -> ()
        %179 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) ceildiv 2)>(%arg5)[%arg2]
        "u"(%179) : (index) -> ()
        %180 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 + d1 * 2 + ((d1 * -3) floordiv 4) * 4 - s0 * 2)>(%arg4, %arg5)[%arg3]
        "u"(%180) : (index) -> ()
        %181 = affine.apply affine_map<(d0)[s0] -> (((d0 floordiv 4) floordiv 3 - s0 floordiv 4) ceildiv 3)>(%arg5)[%arg2]
        "u"(%181) : (index) -> ()
        %182 = affine.apply affine_map<(d0)[s0] -> (((d0 + s0) floordiv 4) * 4 + (s0 floordiv 2) * 4)>(%arg4)[%arg2]
        "u"(%182) : (index) -> ()
        %183 = affine.apply affine_map<(d0, d1)[s0] -> (-d1 + s0 + (d1 + s0) floordiv 3 - ((d0 + s0) floordiv 3) * 3 - ((-d0 - d1) floordiv 4) * 4)>(%arg4, %arg5)[%arg2]
        "u"(%183) : (index) -> ()
        %184 = affine.apply affine_map<(d0)[s0] -> ((((d0 + s0) ceildiv 2) * 2) floordiv 3)>(%arg5)[%arg2]
        "u"(%184) : (index) -> ()
        %185 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + (d1 floordiv 4) * -4 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%185) : (index) -> ()
        %186 = affine.apply affine_map<(d0, d1) -> (d0 * -12 - d1 * 16 - ((-d1) floordiv 4) * 16)>(%arg4, %arg5)
        "u"(%186) : (index) -> ()
        %187 = affine.apply affine_map<()[s0] -> ((-((s0 floordiv 4) floordiv 3)) floordiv 4)>()[%arg3]
        "u"(%187) : (index) -> ()
        %188 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 * 4)>(%arg5)[%arg2, %arg3]
        "u"(%188) : (index) -> ()
        %189 = affine.apply affine_map<(d0, d1)[s0] -> (d0 ceildiv 2 + s0 mod 4 + (d1 floordiv 2) ceildiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%189) : (index) -> ()
        %190 = affine.apply affine_map<(d0) -> ((((d0 * 2) ceildiv 3) * 2) mod 3)>(%arg5)
        "u"(%190) : (index) -> ()
        %191 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d1 + s0 + d0 floordiv 4 - (d1 floordiv 2) * 2 + s1 ceildiv 3 - (s0 floordiv 3) * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%191) : (index) -> ()
        %192 = affine.apply affine_map<(d0, d1) -> (d0 * -3 - d1 * 3)>(%arg4, %arg5)
        "u"(%192) : (index) -> ()
        %193 = affine.apply affine_map<(d0)[s0, s1] -> (-d0 + s0 - (s1 floordiv 2) * 2 - (s0 floordiv 2) * 2)>(%arg5)[%arg2, %arg3]
        "u"(%193) : (index) -> ()
        %194 = affine.apply affine_map<()[s0] -> ((s0 floordiv 3) mod 3)>()[%arg2]
        "u"(%194) : (index) -> ()
        %195 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - (d0 floordiv 2) * 4 + (s0 floordiv 2) * 2)>(%arg5)[%arg2]
        "u"(%195) : (index) -> ()
        %196 = affine.apply affine_map<(d0) -> ((d0 mod 3) mod 2)>(%arg4)
        "u"(%196) : (index) -> ()
        %197 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d1 * 2 + s0 + s1 + (-d0) ceildiv 2 + ((d0 + d1) ceildiv 3) ceildiv 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%197) : (index) -> ()
        %198 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 2)>(%arg4)[%arg3]
        "u"(%198) : (index) -> ()
        %199 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 - s1)>(%arg5)[%arg2, %arg3]
        "u"(%199) : (index) -> ()
        %200 = affine.apply affine_map<(d0)[s0] -> (((d0 + s0) floordiv 4) * -3)>(%arg5)[%arg2]
        "u"(%200) : (index) -> ()
        %201 = affine.apply affine_map<()[s0] -> ((s0 floordiv 2) mod 3)>()[%arg3]
        "u"(%201) : (index) -> ()
        %202 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + s0 + d0 floordiv 4)>(%arg4, %arg5)[%arg2]
        "u"(%202) : (index) -> ()
        %203 = affine.apply affine_map<(d0) -> ((d0 ceildiv 2) ceildiv 3)>(%arg4)
        "u"(%203) : (index) -> ()
        %204 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 3 + ((d0 ceildiv 3) floordiv 2) * -2 + s0 * 3) mod 4)>(%arg5)[%arg2]
        "u"(%204) : (index) -> ()
        %205 = affine.apply affine_map<(d0)[s0] -> (-d0 + ((d0 * -3) floordiv 2) * -4 + s0 + (s0 * 2) floordiv 3)>(%arg4)[%arg2]
        "u"(%205) : (index) -> ()
        %206 = affine.apply affine_map<(d0) -> ((((d0 ceildiv 2) ceildiv 3) ceildiv 3) * 4)>(%arg4)
        "u"(%206) : (index) -> ()
        %207 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 - d1 * 2 - s0)>(%arg4, %arg5)[%arg2]
        "u"(%207) : (index) -> ()
        %208 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 floordiv 4)>(%arg5)[%arg2]
        "u"(%208) : (index) -> ()
        %209 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 + s0 * 4 + s1 * 2 + s0 ceildiv 2) floordiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%209) : (index) -> ()
        %210 = affine.apply affine_map<(d0)[s0] -> (d0 * 6 + ((d0 + s0) floordiv 4) * -4 + (d0 floordiv 4) * -4 + s0)>(%arg5)[%arg2]
        "u"(%210) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %211 = affine.apply affine_map<(d0, d1) -> (d0 * -3 + d1 * 2)>(%arg4, %arg5)
        "u"(%211) : (index) -> ()
        %212 = affine.apply affine_map<()[s0, s1] -> (s0 - s1 * 3 - (s0 floordiv 4) * 4)>()[%arg2, %arg3]
        "u"(%212) : (index) -> ()
        %213 = affine.apply affine_map<(d0) -> (-(d0 floordiv 4))>(%arg5)
        "u"(%213) : (index) -> ()
        %214 = affine.apply affine_map<(d0) -> ((d0 * 2) ceildiv 3)>(%arg5)
        "u"(%214) : (index) -> ()
        %215 = affine.apply affine_map<(d0)[s0] -> (d0 * -2 - s0 * 2)>(%arg5)[%arg3]
        "u"(%215) : (index) -> ()
        %216 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 3)>(%arg4, %arg5)
        "u"(%216) : (index) -> ()
        %217 = affine.apply affine_map<(d0) -> ((d0 ceildiv 2) mod 2)>(%arg4)
        "u"(%217) : (index) -> ()
        %218 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 floordiv 4 + s0 + s1) floordiv 4 + s1 mod 2 + s0 floordiv 3 - ((s1 mod 2 + s0 floordiv 3) floordiv 3) * 3)>(%arg4)[%arg2, %arg3]
        "u"(%218) : (index) -> ()
        %219 = affine.apply affine_map<()[s0] -> ((s0 floordiv 4) * 2)>()[%arg2]
        "u"(%219) : (index) -> ()
        %220 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + (d0 floordiv 2) * -2 + s1)>(%arg5)[%arg2, %arg3]
        "u"(%220) : (index) -> ()
        %221 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 - s0 * 3 - s1 * 3 + s0 floordiv 3) floordiv 4)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%221) : (index) -> ()
        %222 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + d1 * 3 + s0 * 4 + ((-d1) floordiv 3) * -3 + s1)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%222) : (index) -> ()
        %223 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 * 2 + s1 + s0 floordiv 3 + s1 floordiv 2 - (s1 floordiv 4) * 4) mod 3)>(%arg4)[%arg2, %arg3]
        "u"(%223) : (index) -> ()
        %224 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>(%arg5)[%arg2]
        "u"(%224) : (index) -> ()
        %225 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>(%arg5)[%arg3]
        "u"(%225) : (index) -> ()
        %226 = affine.apply affine_map<(d0) -> ((d0 floordiv 3) mod 3)>(%arg4)
        "u"(%226) : (index) -> ()
        %227 = affine.apply affine_map<()[s0, s1] -> (((s0 + s1 - (s0 floordiv 2) * 2 - (s1 floordiv 2) * 2) floordiv 4) ceildiv 2)>()[%arg2, %arg3]
        "u"(%227) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %228 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 - s0 * 2)>(%arg4, %arg5)[%arg2]
        "u"(%228) : (index) -> ()
        %229 = affine.apply affine_map<(d0)[s0] -> ((d0 * 2 + s0 mod 4) mod 3)>(%arg5)[%arg2]
        "u"(%229) : (index) -> ()
        %230 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 * 3 + s0 + ((d1 + s0) floordiv 3) * -3 + s1) ceildiv 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%230) : (index) -> ()
        %231 = affine.apply affine_map<(d0, d1) -> (((d0 + d1) floordiv 4) * -3)>(%arg4, %arg5)
        "u"(%231) : (index) -> ()
        %232 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 * 3 + ((-d0 - d1) floordiv 4) * 12)>(%arg4, %arg5)
        "u"(%232) : (index) -> ()
        %233 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 + s0 + s1) mod 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%233) : (index) -> ()
        %234 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 5 + d1 * 3 + s0 + (d1 floordiv 2) * -2 + s1 + d1 ceildiv 2 - (s1 floordiv 3) * 3 - ((s1 mod 3) floordiv 2) * 2 + s1 floordiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%234) : (index) -> ()
        %235 = affine.apply affine_map<(d0) -> ((d0 * 2) floordiv 3)>(%arg5)
        "u"(%235) : (index) -> ()
        %236 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + s0 ceildiv 2)>(%arg5)[%arg3]
        "u"(%236) : (index) -> ()
        %237 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 + s0 + s1 + (d0 floordiv 3) floordiv 3 + d1 ceildiv 2 - (d0 floordiv 2) * 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%237) : (index) -> ()
        %238 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 3)>(%arg4)[%arg2]
        "u"(%238) : (index) -> ()
        %239 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 + d0 floordiv 2) floordiv 4)>(%arg5)[%arg2]
        "u"(%239) : (index) -> ()
        %240 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) ceildiv 3)>(%arg4)[%arg2]
        "u"(%240) : (index) -> ()
        %241 = affine.apply affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 2) * 8)>()[%arg2]
        "u"(%241) : (index) -> ()
        %242 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) floordiv 3)>()[%arg2, %arg3]
        "u"(%242) : (index) -> ()
        %243 = affine.apply affine_map<(d0) -> (((d0 ceildiv 3) floordiv 4) * -3)>(%arg5)
        "u"(%243) : (index) -> ()
        %244 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - (d0 floordiv 3) * 6 + (s0 floordiv 2) * 2)>(%arg5)[%arg2]
        "u"(%244) : (index) -> ()
        %245 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 4) mod 4 + (s0 * 4) ceildiv 3)>(%arg4)[%arg2]
        "u"(%245) : (index) -> ()
        %246 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + (d0 floordiv 4) * -8 - s0 * 6)>(%arg5)[%arg3]
        "u"(%246) : (index) -> ()
        %247 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 2 - (s0 floordiv 2) * 2)>()[%arg2, %arg3]
        "u"(%247) : (index) -> ()
        %248 = affine.apply affine_map<(d0) -> (d0 * 4)>(%arg5)
        "u"(%248) : (index) -> ()
        %249 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 + d0 floordiv 4) ceildiv 2)>(%arg4, %arg5)
        "u"(%249) : (index) -> ()
        %250 = affine.apply affine_map<()[s0] -> (((s0 floordiv 3) floordiv 3) floordiv 2)>()[%arg3]
        "u"(%250) : (index) -> ()
        %251 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 3 + s0 floordiv 4) ceildiv 2)>(%arg4)[%arg2]
        "u"(%251) : (index) -> ()
        %252 = affine.apply affine_map<(d0) -> ((-d0) mod 4)>(%arg4)
        "u"(%252) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %253 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 + s1)>(%arg4)[%arg2, %arg3]
        "u"(%253) : (index) -> ()
        %254 = affine.apply affine_map<()[s0] -> (((s0 ceildiv 3) ceildiv 2) * 2)>()[%arg3]
        "u"(%254) : (index) -> ()
        %255 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 floordiv 4 + s0 * 2) floordiv 4 + (s1 floordiv 2) * 4 - ((s1 floordiv 2) floordiv 2) * 8)>(%arg5)[%arg2, %arg3]
        "u"(%255) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %256 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 3)>(%arg4, %arg5)
        "u"(%256) : (index) -> ()
        %257 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + d1 ceildiv 3)>(%arg4, %arg5)[%arg2]
        "u"(%257) : (index) -> ()
        %258 = affine.apply affine_map<(d0, d1) -> (((d0 + d1) ceildiv 3) * -3)>(%arg4, %arg5)
        "u"(%258) : (index) -> ()
        %259 = affine.apply affine_map<(d0, d1)[s0] -> (((d0 + s0 + d1 ceildiv 3) floordiv 4) * -3)>(%arg4, %arg5)[%arg3]
        "u"(%259) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %260 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 2 + (d0 * 2 + d1 + s0) floordiv 4 - ((d0 * 2 + d1 * 2) floordiv 3) * 3)>(%arg4, %arg5)[%arg2]
        "u"(%260) : (index) -> ()
        %261 = affine.apply affine_map<()[s0] -> (((s0 floordiv 2) ceildiv 2) * -3)>()[%arg3]
        "u"(%261) : (index) -> ()
        %262 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + d1 + s0 + (s0 + s1) ceildiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%262) : (index) -> ()
        %263 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 2 + s0 mod 2)>(%arg4)[%arg2]
        "u"(%263) : (index) -> ()
        %264 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%arg5)
        "u"(%264) : (index) -> ()
        %265 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 3 + s0 ceildiv 2) mod 4)>(%arg5)[%arg2]
        "u"(%265) : (index) -> ()
        %266 = affine.apply affine_map<(d0, d1) -> (-((d0 + d1) floordiv 2))>(%arg4, %arg5)
        "u"(%266) : (index) -> ()
        %267 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 + (d0 floordiv 3) * -3 - s0 * 6 + d0 ceildiv 3)>(%arg4, %arg5)[%arg3]
        "u"(%267) : (index) -> ()
        %268 = affine.apply affine_map<(d0, d1) -> (d0 - d1 floordiv 4)>(%arg4, %arg5)
        "u"(%268) : (index) -> ()
        %269 = affine.apply affine_map<(d0) -> ((d0 floordiv 3) ceildiv 3)>(%arg5)
        "u"(%269) : (index) -> ()
        %270 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 * 5 + s0 floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%270) : (index) -> ()
        %271 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -3 - d1 * 6 + ((d0 + d1 * 2 + s0) floordiv 2) * 6 - s0 * 3)>(%arg4, %arg5)[%arg2]
        "u"(%271) : (index) -> ()
        %272 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0 + d1 ceildiv 3) mod 3)>(%arg4, %arg5)[%arg2]
        "u"(%272) : (index) -> ()
        %273 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -3 + d1 + s0 - (d1 ceildiv 2) * 3 + (d0 floordiv 3) * 9 - ((d1 + s0) floordiv 2) * 2)>(%arg4, %arg5)[%arg3]
        "u"(%273) : (index) -> ()
        %274 = affine.apply affine_map<(d0, d1) -> (d0 - d1 * 2)>(%arg4, %arg5)
        "u"(%274) : (index) -> ()
        %275 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 * 3 + s1 + d0 ceildiv 3)>(%arg5)[%arg2, %arg3]
        "u"(%275) : (index) -> ()
        %276 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg4, %arg5)
        "u"(%276) : (index) -> ()
        %277 = affine.apply affine_map<(d0, d1)[s0] -> (-d1 + ((-d1) floordiv 3) * -3 + s0 + d0 floordiv 4 - (s0 floordiv 2) * 2)>(%arg4, %arg5)[%arg2]
        "u"(%277) : (index) -> ()
        %278 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) * -3)>(%arg4)
        "u"(%278) : (index) -> ()
        %279 = affine.apply affine_map<(d0) -> ((d0 floordiv 2) * 2)>(%arg4)
        "u"(%279) : (index) -> ()
        %280 = affine.apply affine_map<(d0, d1)[s0] -> (d1 * 2 + (d1 + s0) floordiv 2 + d0 floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%280) : (index) -> ()
        %281 = affine.apply affine_map<()[s0] -> ((s0 * -3) mod 2)>()[%arg3]
        "u"(%281) : (index) -> ()
        %282 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + d1 + d1 floordiv 3) floordiv 2 + (s0 floordiv 4) * 9)>(%arg4, %arg5)[%arg2]
        "u"(%282) : (index) -> ()
        %283 = affine.apply affine_map<(d0) -> (((d0 * 4) ceildiv 3) mod 4)>(%arg5)
        "u"(%283) : (index) -> ()
        %284 = affine.apply affine_map<(d0) -> (d0 * -2 - (d0 floordiv 4) floordiv 2)>(%arg4)
        "u"(%284) : (index) -> ()
        %285 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 mod 2)>(%arg4, %arg5)
        "u"(%285) : (index) -> ()
        %286 = affine.apply affine_map<(d0) -> ((d0 floordiv 3) * 4)>(%arg4)
        "u"(%286) : (index) -> ()
        %287 = affine.apply affine_map<(d0) -> (((d0 * -3) floordiv 4 + (d0 floordiv 4) * 3) floordiv 4)>(%arg4)
        "u"(%287) : (index) -> ()
        %288 = affine.apply affine_map<()[s0] -> (s0 mod 2)>()[%arg3]
        "u"(%288) : (index) -> ()
        %289 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * -6 - d1 * 3 + s0 + (d1 ceildiv 2) ceildiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%289) : (index) -> ()
        %290 = affine.apply affine_map<()[s0] -> (-(s0 ceildiv 2))>()[%arg3]
        "u"(%290) : (index) -> ()
        %291 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg5)
        "u"(%291) : (index) -> ()
        %292 = affine.apply affine_map<(d0) -> (((d0 * 2) ceildiv 3) floordiv 4)>(%arg4)
        "u"(%292) : (index) -> ()
        %293 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 2) floordiv 4)>()[%arg3]
        "u"(%293) : (index) -> ()
        %294 = affine.apply affine_map<()[s0, s1] -> (s1 + (s0 mod 2) ceildiv 3)>()[%arg2, %arg3]
        "u"(%294) : (index) -> ()
        %295 = affine.apply affine_map<()[s0] -> (s0 * 5 - (s0 floordiv 4) * 4)>()[%arg3]
        "u"(%295) : (index) -> ()
        %296 = affine.apply affine_map<(d0)[s0] -> (d0 * 9 + s0 * 9)>(%arg4)[%arg2]
        "u"(%296) : (index) -> ()
        %297 = affine.apply affine_map<(d0) -> ((d0 mod 2) ceildiv 3)>(%arg5)
        "u"(%297) : (index) -> ()
        %298 = affine.apply affine_map<()[s0] -> (((s0 ceildiv 2) floordiv 4) floordiv 3)>()[%arg2]
        "u"(%298) : (index) -> ()
        %299 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 2 + s0 ceildiv 3) ceildiv 3)>(%arg4)[%arg2]
        "u"(%299) : (index) -> ()
        %300 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%300) : (index) -> ()
        %301 = affine.apply affine_map<()[s0, s1] -> (-s0 + s1 + (s0 floordiv 4) * 4)>()[%arg2, %arg3]
        "u"(%301) : (index) -> ()
        %302 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 2 + d1 * 2 + (d0 + s0) floordiv 3) floordiv 4)>(%arg4, %arg5)[%arg2]
        "u"(%302) : (index) -> ()
        %303 = affine.apply affine_map<(d0) -> ((((d0 floordiv 4) floordiv 4) mod 2) ceildiv 2)>(%arg4)
        "u"(%303) : (index) -> ()
        "u"(%arg3) : (index) -> ()
        %304 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + (d1 floordiv 2) mod 4 - (d0 floordiv 2) * 8)>(%arg4, %arg5)
        "u"(%304) : (index) -> ()
        %305 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 4 + s0)>(%arg4, %arg5)[%arg3]
        "u"(%305) : (index) -> ()
        %306 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>(%arg5)[%arg2]
        "u"(%306) : (index) -> ()
        %307 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 2 + (d0 floordiv 2) * -4 + s0 * 2 + s1 ceildiv 2)>(%arg5)[%arg2, %arg3]
        "u"(%307) : (index) -> ()
        %308 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg4)
        "u"(%308) : (index) -> ()
        %309 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 8 + (d0 floordiv 2) * -2 + s0 mod 2 + (d0 + d1 * 3) floordiv 4)>(%arg4, %arg5)[%arg2]
        "u"(%309) : (index) -> ()
        %310 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 3)>(%arg4, %arg5)
        "u"(%310) : (index) -> ()
        %311 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + d1 * 2 + s0 * 2 + s1 + s0 ceildiv 3 + d1 ceildiv 3 - (d0 floordiv 2) * 2 - ((d0 + d1 ceildiv 3 - (d0 floordiv 2) * 2) floordiv 3) * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%311) : (index) -> ()
        %312 = affine.apply affine_map<(d0, d1) -> (d0 + d1 mod 4 - (d0 floordiv 2) * 2)>(%arg4, %arg5)
        "u"(%312) : (index) -> ()
        %313 = affine.apply affine_map<(d0) -> (d0 * 4)>(%arg5)
        "u"(%313) : (index) -> ()
        %314 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s0 * 2 + s1 * 3)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%314) : (index) -> ()
        %315 = affine.apply affine_map<(d0) -> (((d0 ceildiv 3) mod 2) ceildiv 3)>(%arg4)
        "u"(%315) : (index) -> ()
        %316 = affine.apply affine_map<(d0) -> ((d0 + d0 ceildiv 3 - (d0 floordiv 4) * 4) ceildiv 2)>(%arg5)
        "u"(%316) : (index) -> ()
        %317 = affine.apply affine_map<(d0) -> ((d0 * 2) ceildiv 3)>(%arg5)
        "u"(%317) : (index) -> ()
        %318 = affine.apply affine_map<(d0, d1) -> (((d0 * 2 + d1) floordiv 4 - d0 floordiv 4) mod 3)>(%arg4, %arg5)
        "u"(%318) : (index) -> ()
        %319 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 3 + s0 + (d0 floordiv 4) * -4 + s1 + (d1 + s1) floordiv 3 + (d0 floordiv 4) ceildiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%319) : (index) -> ()
        %320 = affine.apply affine_map<(d0) -> (((d0 floordiv 4 + d0 ceildiv 3) floordiv 3) mod 4)>(%arg5)
        "u"(%320) : (index) -> ()
        %321 = affine.apply affine_map<(d0, d1) -> (d0 + d1 + d1 ceildiv 2)>(%arg4, %arg5)
        "u"(%321) : (index) -> ()
        %322 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%arg5)
        "u"(%322) : (index) -> ()
        %323 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 floordiv 3 + s1 ceildiv 2) ceildiv 3 + (d1 + s0 + d0 ceildiv 3) floordiv 4)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%323) : (index) -> ()
        %324 = affine.apply affine_map<(d0)[s0] -> ((d0 * 2 - s0 * 3) floordiv 4)>(%arg5)[%arg3]
        "u"(%324) : (index) -> ()
        %325 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 2 + d1 floordiv 2) floordiv 4 + s0)>(%arg4, %arg5)[%arg2]
        "u"(%325) : (index) -> ()
        %326 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 6 + s0 * 5 + s1 + ((-d0) mod 2) ceildiv 2)>(%arg5)[%arg2, %arg3]
        "u"(%326) : (index) -> ()
        %327 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + d0 floordiv 4)>(%arg5)[%arg3]
        "u"(%327) : (index) -> ()
        %328 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) floordiv 2)>()[%arg2, %arg3]
        "u"(%328) : (index) -> ()
        %329 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 - (s0 floordiv 4) * 4 - (s1 floordiv 2) * 2)>()[%arg2, %arg3]
        "u"(%329) : (index) -> ()
        %330 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 * 4)>(%arg5)[%arg2]
        "u"(%330) : (index) -> ()
        %331 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + (d1 floordiv 3) * -3 + s0)>(%arg4, %arg5)[%arg3]
        "u"(%331) : (index) -> ()
        %332 = affine.apply affine_map<(d0)[s0] -> (-d0 - s0)>(%arg5)[%arg2]
        "u"(%332) : (index) -> ()
        %333 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 + s0 - s1) ceildiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%333) : (index) -> ()
        %334 = affine.apply affine_map<(d0) -> (-((d0 floordiv 4) floordiv 2))>(%arg5)
        "u"(%334) : (index) -> ()
        %335 = affine.apply affine_map<(d0) -> ((d0 + d0 floordiv 4) floordiv 2 - d0 floordiv 2)>(%arg4)
        "u"(%335) : (index) -> ()
        %336 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>(%arg4)[%arg3]
        "u"(%336) : (index) -> ()
        %337 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0 * 2)>(%arg4, %arg5)[%arg2]
        "u"(%337) : (index) -> ()
        %338 = affine.apply affine_map<(d0, d1) -> ((d0 ceildiv 2) * 2 + (d1 floordiv 2) * 2)>(%arg4, %arg5)
        "u"(%338) : (index) -> ()
        %339 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0 + (d1 ceildiv 3) floordiv 3 + d1 ceildiv 2 + (d1 floordiv 2) ceildiv 3)>(%arg4, %arg5)[%arg3]
        "u"(%339) : (index) -> ()
        %340 = affine.apply affine_map<(d0) -> (((d0 floordiv 2) floordiv 2) * 2)>(%arg4)
        "u"(%340) : (index) -> ()
        %341 = affine.apply affine_map<(d0) -> (((d0 floordiv 2) floordiv 2) ceildiv 2)>(%arg5)
        "u"(%341) : (index) -> ()
        %342 = affine.apply affine_map<()[s0] -> (-s0 + (s0 floordiv 3) * 3)>()[%arg3]
        "u"(%342) : (index) -> ()
        %343 = affine.apply affine_map<(d0) -> (((d0 floordiv 3) * -3) mod 2)>(%arg4)
        "u"(%343) : (index) -> ()
        %344 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 4 + s1 * 2 + d0 ceildiv 3 + (d0 + d1) ceildiv 2 + (s0 floordiv 2) floordiv 2)>(%arg4, %arg5)[%arg2, %arg3]
        "u"(%344) : (index) -> ()
        %345 = affine.apply affine_map<(d0, d1)[s0] -> (((d0 + d1) floordiv 3 + (s0 floordiv 2) ceildiv 2) floordiv 2)>(%arg4, %arg5)[%arg3]
        "u"(%345) : (index) -> ()
        %346 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 4)>(%arg4)[%arg2]
        "u"(%346) : (index) -> ()
        %347 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 2)>(%arg5)[%arg3]
        "u"(%347) : (index) -> ()
        %348 = affine.apply affine_map<(d0, d1)[s0] -> (d1 * 4 + (d1 floordiv 3) * -6 + s0 * 2 + (d0 ceildiv 3) * 2 - ((d0 ceildiv 3) floordiv 4) * 8)>(%arg4, %arg5)[%arg3]
        "u"(%348) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %349 = affine.apply affine_map<(d0, d1)[s0] -> ((d1 + s0) ceildiv 3 + (d0 * 2) ceildiv 3)>(%arg4, %arg5)[%arg3]
        "u"(%349) : (index) -> ()
        %350 = affine.apply affine_map<(d0)[s0] -> (d0 * -4 - s0 * 4)>(%arg5)[%arg3]
        "u"(%350) : (index) -> ()
        "u"(%c0) : (index) -> ()
        %351 = affine.apply affine_map<(d0) -> ((d0 floordiv 3) floordiv 2)>(%arg4)
        "u"(%351) : (index) -> ()
        %352 = affine.apply affine_map<(d0)[s0, s1] -> (-((d0 + s1) ceildiv 3) - (s0 + s1) ceildiv 2)>(%arg4)[%arg2, %arg3]
        "u"(%352) : (index) -> ()
        %353 = affine.apply affine_map<(d0) -> ((d0 * 3 - (d0 floordiv 3) * 3) mod 4)>(%arg4)
        "u"(%353) : (index) -> ()
        %354 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + (d0 floordiv 4) * -4 + s0)>(%arg4, %arg5)[%arg3]
        "u"(%354) : (index) -> ()
        %355 = affine.apply affine_map<()[s0] -> (s0 floordiv 2)>()[%arg3]
        "u"(%355) : (index) -> ()
        %356 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + (d1 floordiv 4) * 4 + s0 * 4)>(%arg4, %arg5)[%arg3]
        "u"(%356) : (index) -> ()
        %357 = affine.apply affine_map<()[s0] -> ((s0 floordiv 4) mod 2)>()[%arg2]
        "u"(%357) : (index) -> ()
        %358 = affine.apply affine_map<(d0) -> ((d0 floordiv 2) mod 4)>(%arg4)
        "u"(%358) : (index) -> ()
        %359 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%arg4, %arg5)
        "u"(%359) : (index) -> ()
        %360 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 * 3 + d1 ceildiv 3 - (s0 floordiv 2) * 4)>(%arg4, %arg5)[%arg2]
        "u"(%360) : (index) -> ()
        %361 = affine.apply affine_map<(d0) -> ((d0 ceildiv 2) * -4 - ((-(d0 ceildiv 2)) floordiv 4) * 16)>(%arg4)
        "u"(%361) : (index) -> ()
        %362 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 * 3 + (s0 floordiv 2) * 3)>(%arg4)[%arg2]
        "u"(%362) : (index) -> ()
        %363 = affine.apply affine_map<(d0) -> (((-d0) floordiv 4) * 4)>(%arg5)
        "u"(%363) : (index) -> ()
        %364 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 3 - s0 * 3 + d0 floordiv 2 - ((d0 ceildiv 3 + d0 floordiv 2) floordiv 4) * 4)>(%arg4)[%arg3]
        "u"(%364) : (index) -> ()
        %365 = affine.apply affine_map<(d0) -> (d0 * -2)>(%arg4)
        "u"(%365) : (index) -> ()
        %366 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 + s0 * 2 + s1) ceildiv 2)>(%arg4)[%arg2, %arg3]
        "u"(%366) : (index) -> ()
        %367 = affine.apply affine_map<(d0)[s0] -> ((d0 * 2 + s0 floordiv 3) mod 3)>(%arg5)[%arg3]
        "u"(%367) : (index) -> ()
        %368 = affine.apply affine_map<()[s0] -> (s0 * -6 + (s0 floordiv 2) * 12)>()[%arg2]
        "u"(%368) : (index) -> ()
        %369 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 + d1 floordiv 3) mod 3)>(%arg4, %arg5)
        "u"(%369) : (index) -> ()
        %370 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv 4 + d0 floordiv 2 + s0 ceildiv 2)>(%arg4)[%arg2]
        "u"(%370) : (index) -> ()
        %371 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 * 2)>(%arg4)[%arg2, %arg3]
        "u"(%371) : (index) -> ()
        %372 = affine.apply affine_map<(d0, d1)[s0] -> (d0 - d1 + ((d0 + s0) floordiv 2) * -2 + (d1 floordiv 2) * 2 + s0)>(%arg4, %arg5)[%arg3]
        "u"(%372) : (index) -> ()
        %373 = affine.apply affine_map<(d0) -> (((d0 floordiv 2) floordiv 4) mod 2)>(%arg5)
        "u"(%373) : (index) -> ()
        %374 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 + s0 - s1 * 3) ceildiv 3)>(%arg4)[%arg2, %arg3]
        "u"(%374) : (index) -> ()
        %375 = affine.apply affine_map<(d0, d1) -> (d0 * -9 - d1 * 3)>(%arg4, %arg5)
        "u"(%375) : (index) -> ()
        %376 = affine.apply affine_map<(d0) -> ((d0 mod 4) ceildiv 2)>(%arg4)
        "u"(%376) : (index) -> ()
        %377 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1 * 4)>(%arg4, %arg5)
        "u"(%377) : (index) -> ()
      }
    }
    return
  }
}
