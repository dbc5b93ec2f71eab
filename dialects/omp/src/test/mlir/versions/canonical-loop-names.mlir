// RUN:

func.func @f(%i: i32, %l: i64) {
  %u = "omp.new_cli"() : () -> !omp.cli
  %v = omp.new_cli
  omp.canonical_loop(%v) %k : i32 in range(%i) {
    %z = arith.addi %k, %k : i32
    omp.terminator
  }
  omp.canonical_loop %k : i32 in range(%i) {
    %a = arith.addi %k, %k : i32
    omp.canonical_loop %k2 : i32 in range(%i) {
      omp.terminator
    }
    omp.canonical_loop %k2 : i32 in range(%i) {
      omp.canonical_loop %k3 : i32 in range(%i) {
        omp.canonical_loop %k4 : i32 in range(%i) {
          %b = arith.addi %k4, %k3 : i32
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.canonical_loop %k3 : i32 in range(%i) {
      omp.canonical_loop %k4 : i32 in range(%i) {
        scf.execute_region {
          omp.canonical_loop %k5 : i32 in range(%i) {
            omp.terminator
          }
          scf.yield
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.canonical_loop %k3 : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  omp.canonical_loop %k3 : i32 in range(%i) {
    omp.terminator
  }
  return
}
func.func @g(%i: i32, %l: i64) {
  %v = omp.new_cli
  %v2 = omp.new_cli
  omp.canonical_loop(%v) %k : i32 in range(%i) {
    omp.canonical_loop(%v2) %kk : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  %g1 = omp.new_cli
  %g2 = omp.new_cli
  %g3 = omp.new_cli
  %g4 = omp.new_cli
  omp.tile(%g1, %g2, %g3, %g4) <- (%v, %v2) sizes(%i, %i : i32, i32)
  %h1 = omp.new_cli
  %h2 = omp.new_cli
  omp.tile(%h1, %h2) <- (%g4) sizes(%i : i32)
  omp.unroll_heuristic(%h2)
  return
}
func.func @h(%i: i32, %l: i64) {
  %v = omp.new_cli
  scf.for %x = %i to %i step %i : i32 {
    omp.canonical_loop(%v) %k : i32 in range(%i) {
      omp.terminator
    }
  }
  scf.for %x = %i to %i step %i : i32 {
    omp.canonical_loop %k : i32 in range(%i) {
      omp.terminator
    }
    omp.canonical_loop %k : i32 in range(%i) {
      omp.terminator
    }
    omp.canonical_loop %k : i32 in range(%i) {
      omp.canonical_loop %kk : i32 in range(%i) {
        omp.terminator
      }
      %z = arith.addi %k, %k : i32
      omp.terminator
    }
  }
  return
}
