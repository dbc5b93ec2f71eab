module {
  func.func @f(%arg0: i32, %arg1: i64) {
    %cli = omp.new_cli
    %canonloop_s0 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%arg0) {
      %0 = arith.addi %iv_s0, %iv_s0 : i32
      omp.terminator
    }
    omp.canonical_loop %iv_s1 : i32 in range(%arg0) {
      %0 = arith.addi %iv_s1, %iv_s1 : i32
      omp.canonical_loop %iv_s1_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop %iv_s1_s1 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s1_s1_d1 : i32 in range(%arg0) {
          omp.canonical_loop %iv_s1_s1_d2 : i32 in range(%arg0) {
            %1 = arith.addi %iv_s1_s1_d2, %iv_s1_s1_d1 : i32
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.parallel {
      omp.canonical_loop %iv_s2_s0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s2_s0_d1 : i32 in range(%arg0) {
          scf.execute_region {
            omp.canonical_loop %iv_s2_s0_d2 : i32 in range(%arg0) {
              omp.terminator
            }
            scf.yield
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.canonical_loop %iv_s2_s1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    omp.canonical_loop %iv_s3 : i32 in range(%arg0) {
      omp.terminator
    }
    return
  }
  func.func @g(%arg0: i32, %arg1: i64) {
    %canonloop = omp.new_cli
    %canonloop_d1 = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop, %canonloop_d1) sizes(%arg0, %arg0 : i32, i32)
    %grid1_0 = omp.new_cli
    %intratile1_1 = omp.new_cli
    omp.tile (%grid1_0, %intratile1_1) <- (%intratile2) sizes(%arg0 : i32)
    omp.unroll_heuristic(%intratile1_1)
    return
  }
  func.func @h(%arg0: i32, %arg1: i64) {
    %canonloop_s0_s0 = omp.new_cli
    scf.for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
      omp.canonical_loop(%canonloop_s0_s0) %iv_s0_s0 : i32 in range(%arg0) {
        omp.terminator
      }
    }
    scf.for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
      omp.canonical_loop %iv_s1_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop %iv_s1_s1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop %iv_s1_s2 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s1_s2_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        %0 = arith.addi %iv_s1_s2, %iv_s1_s2 : i32
        omp.terminator
      }
    }
    return
  }
}

