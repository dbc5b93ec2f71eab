#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 1 to 4 {
      affine.for %arg8 = 2 to %arg4 step 2 {
        %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
        affine.for %arg9 = 2 to 8 {
          %5 = affine.load %arg0[%arg9] : memref<16xf32>
          %6 = affine.load %alloc[1] : memref<16xf32>
          %7 = affine.load %alloc[2] : memref<16xf32>
          %8 = affine.load %arg0[%arg7] : memref<16xf32>
          affine.store %3, %arg0[%arg9 * 2] : memref<16xf32>
        }
        affine.for %arg9 = 1 to 8 {
          affine.store %arg3, %arg0[%arg9] : memref<16xf32>
        }
        affine.store %3, %alloc[%arg8] : memref<16xf32>
        %4 = affine.load %alloc[%arg7] : memref<16xf32>
      }
      affine.for %arg8 = 0 to 3 {
        affine.store %arg2, %alloc[%arg7 * 2] : memref<16xf32>
        affine.if #set(%arg8) {
          %3 = affine.load %alloc[%arg8 + 1] : memref<16xf32>
          affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
          %4 = affine.load %arg0[%arg7 * 2] : memref<16xf32>
        }
      }
      %1 = arith.addf %arg3, %arg3 : f32
      %2 = arith.addf %arg2, %arg2 : f32
    }
    affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    %0 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[0] : memref<16xf32>
    affine.store %arg2, %arg1[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %arg3, %alloc[2] : memref<16xf32>
    affine.store %arg2, %arg1[symbol(%arg4)] : memref<16xf32>
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg1[symbol(%arg4)] : memref<16xf32>
    return %0, %alloc : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    scf.if %arg6 {
      affine.if #set(%arg4) {
        affine.if #set(%arg4) {
          affine.store %arg2, %arg0[3] : memref<16xf32>
          affine.store %arg3, %alloc[symbol(%arg4)] : memref<16xf32>
        }
        scf.if %arg6 {
          %2 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
        }
        scf.if %arg6 {
          %2 = affine.load %alloc[3] : memref<16xf32>
        }
        %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      }
      %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    }
    affine.store %arg3, %arg0[symbol(%arg4)] : memref<16xf32>
    scf.if %arg6 {
      affine.for %arg7 = 1 to 8 step 2 {
        affine.for %arg8 = 2 to %arg4 {
          affine.store %arg3, %alloc[%arg8 * 2] : memref<16xf32>
          %2 = affine.load %alloc[1] : memref<16xf32>
          %3 = affine.load %alloc[%arg7] : memref<16xf32>
        }
        %1 = arith.addf %arg2, %arg3 : f32
      }
      %0 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      affine.store %arg2, %alloc[2] : memref<16xf32>
    }
    affine.store %arg3, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    %1 = affine.load %alloc[1] : memref<16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    %1 = affine.load %alloc[1] : memref<16xf32>
    return %1, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    %0 = affine.load %arg0[1] : memref<16xf32>
    %1 = affine.load %arg0[3] : memref<16xf32>
    affine.store %0, %arg0[1] : memref<16xf32>
    %2 = affine.load %alloc[3] : memref<16xf32>
    %3 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    return %3, %alloc : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %arg0[3] : memref<16xf32>
    scf.if %arg6 {
      %1 = arith.addf %arg2, %arg2 : f32
      affine.for %arg7 = 0 to 3 {
        affine.if #set(%arg4) {
          %2 = affine.load %alloc[3] : memref<16xf32>
          affine.store %1, %arg0[%arg7] : memref<16xf32>
        }
        affine.for %arg8 = 2 to 8 step 2 {
          %2 = affine.load %alloc[%arg8 * 2] : memref<16xf32>
          %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
        }
        affine.store %arg2, %arg0[%arg7 * 2] : memref<16xf32>
        affine.for %arg8 = 0 to 4 {
          %2 = arith.addf %1, %arg3 : f32
        }
        scf.if %arg6 {
          %2 = arith.addf %arg2, %arg2 : f32
          affine.store %2, %alloc[2] : memref<16xf32>
          %3 = affine.load %arg0[%arg7] : memref<16xf32>
          affine.store %arg3, %arg0[%arg7] : memref<16xf32>
          %4 = affine.load %alloc[%arg7] : memref<16xf32>
        }
      }
      affine.store %arg2, %arg0[symbol(%arg4)] : memref<16xf32>
    }
    %0 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    %1 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %0, %alloc[1] : memref<16xf32>
    %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    return %3, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg1[symbol(%arg4) + 1] : memref<16xf32>
    %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    affine.store %arg2, %arg1[3] : memref<16xf32>
    %2 = arith.addf %1, %1 : f32
    affine.store %1, %arg1[2] : memref<16xf32>
    return %2, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[symbol(%arg4)] : memref<16xf32>
    %0 = affine.load %arg0[0] : memref<16xf32>
    affine.store %0, %alloc[2] : memref<16xf32>
    scf.if %arg6 {
      affine.for %arg7 = 0 to 3 step 2 {
        affine.store %arg3, %arg0[%arg7 + 1] : memref<16xf32>
        %4 = affine.load %alloc[%arg7] : memref<16xf32>
        %5 = affine.load %arg0[3] : memref<16xf32>
      }
      %1 = arith.addf %arg3, %0 : f32
      %2 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      scf.if %arg6 {
        affine.if #set(%arg4) {
          affine.store %arg3, %alloc[3] : memref<16xf32>
          %5 = arith.addf %0, %arg3 : f32
        }
        %4 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
        affine.for %arg7 = 0 to 8 step 2 {
          %5 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
          affine.store %5, %arg0[%arg7] : memref<16xf32>
        }
      }
      %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      affine.store %arg2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    }
    affine.store %arg2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    affine.if #set(%arg4) {
      affine.store %arg2, %arg0[2] : memref<16xf32>
      %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      %2 = arith.addf %1, %0 : f32
    }
    return %0, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 1 to 4 {
      scf.if %arg6 {
        affine.for %arg8 = 0 to 4 {
          %4 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
          %5 = affine.load %alloc[%arg8 + 2] : memref<16xf32>
        }
        affine.store %arg2, %alloc[%arg7] : memref<16xf32>
      }
      affine.store %arg3, %alloc[%arg7] : memref<16xf32>
      %3 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
      affine.store %arg3, %alloc[%arg7] : memref<16xf32>
      affine.store %arg3, %alloc[%arg7 + 1] : memref<16xf32>
    }
    affine.store %arg2, %alloc[0] : memref<16xf32>
    affine.for %arg7 = 2 to 8 {
      affine.for %arg8 = 1 to 4 {
        affine.store %arg2, %alloc[symbol(%arg4)] : memref<16xf32>
        affine.for %arg9 = 2 to 8 {
          %4 = affine.load %alloc[0] : memref<16xf32>
          %5 = affine.load %alloc[%arg8] : memref<16xf32>
          %6 = affine.load %alloc[1] : memref<16xf32>
          %7 = affine.load %alloc[%arg8 * 2] : memref<16xf32>
          %8 = affine.load %alloc[%arg7] : memref<16xf32>
        }
        %3 = affine.load %alloc[%arg8 * 2] : memref<16xf32>
        affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
      }
      affine.store %arg3, %alloc[%arg7] : memref<16xf32>
      affine.for %arg8 = 0 to 3 {
        affine.for %arg9 = 0 to 4 {
        }
        affine.store %arg2, %alloc[%arg7 * 2] : memref<16xf32>
        affine.store %arg3, %alloc[%arg7] : memref<16xf32>
      }
    }
    %0 = arith.addf %arg3, %arg3 : f32
    %1 = arith.addf %arg3, %arg3 : f32
    %2 = arith.addf %0, %arg3 : f32
    return %2, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 2 to 3 step 2 {
      affine.store %arg3, %arg1[%arg7 * 2] : memref<16xf32>
      %2 = affine.load %alloc[%arg7] : memref<16xf32>
      %3 = affine.load %arg1[symbol(%arg4)] : memref<16xf32>
      %4 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    }
    %0 = affine.load %alloc[1] : memref<16xf32>
    affine.for %arg7 = 1 to %arg4 {
      affine.store %arg2, %arg1[%arg7 * 2] : memref<16xf32>
    }
    affine.store %arg2, %arg1[symbol(%arg4) + 1] : memref<16xf32>
    %1 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %1, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg3, %arg0[symbol(%arg4)] : memref<16xf32>
    return %arg3, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 1 to 4 {
      %0 = arith.addf %arg2, %arg3 : f32
      affine.for %arg8 = 2 to 4 {
        affine.for %arg9 = 0 to 3 {
          affine.store %arg2, %alloc[%arg7] : memref<16xf32>
        }
      }
      %1 = affine.load %arg1[%arg7] : memref<16xf32>
      %2 = affine.load %arg1[%arg7 * 2] : memref<16xf32>
      %3 = arith.addf %0, %0 : f32
    }
    affine.for %arg7 = 1 to 8 {
      affine.store %arg3, %arg1[%arg7] : memref<16xf32>
      %0 = affine.load %arg1[0] : memref<16xf32>
      affine.store %arg3, %alloc[2] : memref<16xf32>
      affine.for %arg8 = 1 to 8 {
        affine.for %arg9 = 2 to 3 {
          affine.store %0, %arg1[1] : memref<16xf32>
          affine.store %0, %alloc[%arg7 * 2] : memref<16xf32>
          %2 = affine.load %arg1[%arg7 + 2] : memref<16xf32>
          %3 = affine.load %alloc[%arg7] : memref<16xf32>
          %4 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
        }
        %1 = affine.load %alloc[%arg7] : memref<16xf32>
        affine.store %1, %alloc[%arg8 + 2] : memref<16xf32>
        scf.if %arg6 {
          %2 = affine.load %alloc[%arg8] : memref<16xf32>
          %3 = arith.addf %0, %1 : f32
          affine.store %3, %alloc[%arg8 + 1] : memref<16xf32>
        }
      }
      affine.store %arg3, %alloc[%arg7 + 1] : memref<16xf32>
    }
    affine.store %arg3, %arg1[3] : memref<16xf32>
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg0[0] : memref<16xf32>
    affine.for %arg7 = 1 to 4 {
      affine.for %arg8 = 2 to 4 {
        %7 = arith.addf %0, %0 : f32
        %8 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
        affine.if #set(%arg8) {
          %10 = affine.load %arg0[%arg8] : memref<16xf32>
          %11 = arith.addf %7, %arg3 : f32
          %12 = affine.load %alloc[%arg8] : memref<16xf32>
        }
        %9 = arith.addf %0, %arg2 : f32
        affine.for %arg9 = 2 to 4 {
        }
      }
      %4 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
      %5 = arith.addf %4, %4 : f32
      affine.for %arg8 = 1 to 8 step 2 {
        %7 = affine.load %alloc[%arg8 * 2] : memref<16xf32>
        affine.store %7, %alloc[%arg8 + 2] : memref<16xf32>
        affine.for %arg9 = 1 to 3 step 2 {
          affine.store %0, %arg0[%arg7] : memref<16xf32>
        }
        affine.store %4, %alloc[%arg8] : memref<16xf32>
      }
      %6 = affine.load %alloc[2] : memref<16xf32>
    }
    %1 = affine.load %alloc[0] : memref<16xf32>
    %2 = arith.addf %arg3, %arg2 : f32
    %3 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    return %3, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg1[0] : memref<16xf32>
    %1 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %1, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[1] : memref<16xf32>
    %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    affine.for %arg7 = 2 to 8 {
      affine.store %arg2, %alloc[%arg7] : memref<16xf32>
      affine.store %arg3, %alloc[%arg7 * 2] : memref<16xf32>
    }
    affine.store %0, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %1, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %arg2, %alloc[1] : memref<16xf32>
    %2 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %2, %arg0[0] : memref<16xf32>
    return %2, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    %0 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    affine.store %arg2, %alloc[symbol(%arg4)] : memref<16xf32>
    %1 = arith.addf %0, %0 : f32
    return %1, %alloc : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[2] : memref<16xf32>
    affine.for %arg7 = 2 to 3 {
      affine.store %arg2, %alloc[%arg7 + 2] : memref<16xf32>
    }
    %1 = arith.addf %arg2, %0 : f32
    affine.for %arg7 = 1 to 8 step 2 {
      %4 = arith.addf %arg2, %0 : f32
      affine.store %1, %arg1[%arg7 * 2] : memref<16xf32>
      %5 = affine.load %arg1[3] : memref<16xf32>
      affine.for %arg8 = 0 to 3 {
        affine.store %arg3, %arg1[%arg7] : memref<16xf32>
        affine.store %1, %arg1[%arg7 + 1] : memref<16xf32>
        affine.store %arg3, %alloc[%arg8 + 2] : memref<16xf32>
        affine.if #set(%arg8) {
          %8 = affine.load %arg1[%arg7 * 2] : memref<16xf32>
          affine.store %arg2, %arg1[%arg8 + 1] : memref<16xf32>
          affine.store %4, %alloc[symbol(%arg4) + 1] : memref<16xf32>
          %9 = affine.load %arg1[%arg7 + 2] : memref<16xf32>
          affine.store %0, %arg1[%arg8] : memref<16xf32>
        }
      }
      %6 = arith.addf %4, %arg3 : f32
      %7 = affine.load %alloc[%arg7] : memref<16xf32>
    }
    %2 = affine.load %arg1[symbol(%arg4) + 1] : memref<16xf32>
    %3 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %3, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %arg2, %arg0[1] : memref<16xf32>
    affine.store %0, %arg0[0] : memref<16xf32>
    affine.for %arg7 = 1 to 8 step 2 {
      %2 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
      %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    }
    %1 = affine.load %alloc[3] : memref<16xf32>
    return %arg2, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 1 to %arg4 step 2 {
      affine.store %arg2, %arg0[%arg7] : memref<16xf32>
      affine.store %arg2, %alloc_0[symbol(%arg4) + 1, symbol(%arg4)] : memref<16x16xf32>
      affine.for %arg8 = 1 to 3 {
        scf.if %arg6 {
          affine.store %arg2, %alloc_0[%arg8 + 1, %arg7 + 2] : memref<16x16xf32>
          %4 = affine.load %arg0[%arg8] : memref<16xf32>
          %5 = arith.addf %4, %arg2 : f32
          %6 = arith.addf %4, %5 : f32
          %7 = affine.load %alloc[%arg7] : memref<16xf32>
        }
        %3 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
        affine.store %arg2, %alloc_0[%arg7, 3] : memref<16x16xf32>
        scf.if %arg6 {
          %4 = affine.load %arg0[0] : memref<16xf32>
          affine.store %4, %arg0[3] : memref<16xf32>
          affine.store %3, %alloc_0[%arg8, symbol(%arg4)] : memref<16x16xf32>
        }
      }
      %1 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
      %2 = affine.load %arg0[%arg7] : memref<16xf32>
      scf.if %arg6 {
        scf.if %arg6 {
          %5 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
          %6 = affine.load %alloc_0[3, symbol(%arg4) + 1] : memref<16x16xf32>
        }
        affine.for %arg8 = 2 to %arg4 {
        }
        %3 = arith.addf %arg2, %arg2 : f32
        %4 = affine.load %alloc[2] : memref<16xf32>
        scf.if %arg6 {
          affine.store %arg3, %arg0[%arg7 * 2] : memref<16xf32>
          affine.store %arg3, %arg0[3] : memref<16xf32>
        }
      }
    }
    scf.if %arg6 {
      affine.store %arg3, %arg0[symbol(%arg4)] : memref<16xf32>
      affine.for %arg7 = 0 to 3 {
        affine.if #set(%arg7) {
          %3 = affine.load %arg0[%arg7 * 2] : memref<16xf32>
          %4 = affine.load %arg0[%arg7] : memref<16xf32>
          %5 = arith.addf %4, %arg2 : f32
          %6 = affine.load %alloc[3] : memref<16xf32>
        }
        %1 = affine.load %alloc[%arg7 + 1] : memref<16xf32>
        %2 = affine.load %alloc_0[0, %arg7 * 2] : memref<16x16xf32>
      }
    }
    %0 = affine.load %alloc_0[symbol(%arg4), symbol(%arg4) + 1] : memref<16x16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %arg3, %alloc_0[symbol(%arg4), symbol(%arg4)] : memref<16x16xf32>
    affine.store %arg3, %alloc[1] : memref<16xf32>
    affine.for %arg7 = 2 to 8 {
      affine.store %arg2, %arg0[%arg7 + 1] : memref<16xf32>
      %0 = affine.load %alloc[%arg7] : memref<16xf32>
      %1 = affine.load %arg0[%arg7 + 2] : memref<16xf32>
      scf.if %arg6 {
        %2 = arith.addf %0, %1 : f32
      }
    }
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[symbol(%arg4)] : memref<16xf32>
    return %arg3, %alloc : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %arg0[symbol(%arg4)] : memref<16xf32>
    affine.store %arg2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    affine.if #set(%arg4) {
      %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      affine.for %arg7 = 1 to 3 {
        affine.store %arg3, %alloc[symbol(%arg4)] : memref<16xf32>
        %2 = affine.load %arg0[%arg7] : memref<16xf32>
        %3 = arith.addf %arg2, %2 : f32
        affine.store %2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
        affine.for %arg8 = 1 to %arg4 {
          %5 = affine.load %arg0[%arg8] : memref<16xf32>
        }
        %4 = affine.load %arg0[1] : memref<16xf32>
      }
    }
    affine.store %arg2, %alloc[3] : memref<16xf32>
    %0 = arith.addf %arg2, %arg3 : f32
    return %0, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    %1 = arith.addf %arg3, %arg2 : f32
    %2 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
    return %2, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    affine.for %arg7 = 2 to 3 step 2 {
      affine.for %arg8 = 0 to 3 step 2 {
        %4 = affine.load %alloc[%arg8] : memref<16xf32>
        affine.for %arg9 = 1 to %arg4 step 2 {
          affine.store %4, %alloc[%arg7] : memref<16xf32>
          %6 = affine.load %alloc[%arg8] : memref<16xf32>
        }
        %5 = affine.load %alloc[%arg7] : memref<16xf32>
        affine.for %arg9 = 2 to 3 {
          %6 = affine.load %alloc[%arg9 * 2] : memref<16xf32>
          affine.store %arg2, %alloc[%arg8] : memref<16xf32>
          affine.store %arg2, %alloc[%arg9] : memref<16xf32>
        }
      }
      %2 = arith.addf %arg2, %arg2 : f32
      affine.for %arg8 = 2 to 8 {
        %4 = affine.load %alloc[%arg8] : memref<16xf32>
      }
      %3 = affine.load %alloc[%arg7 + 1] : memref<16xf32>
      affine.store %3, %alloc[symbol(%arg4)] : memref<16xf32>
    }
    %1 = arith.addf %arg2, %arg3 : f32
    return %1, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg3, %arg0[1] : memref<16xf32>
    affine.for %arg7 = 1 to 3 {
      affine.for %arg8 = 2 to %arg4 {
        %2 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
        affine.for %arg9 = 1 to 8 step 2 {
          %3 = affine.load %alloc[%arg7 * 2] : memref<16xf32>
        }
        affine.for %arg9 = 2 to 3 step 2 {
          affine.store %2, %arg0[%arg7 + 1] : memref<16xf32>
          %3 = arith.addf %2, %arg3 : f32
        }
      }
      affine.for %arg8 = 2 to 8 step 2 {
        affine.store %arg2, %alloc[%arg8 * 2] : memref<16xf32>
        affine.store %arg3, %arg0[%arg8] : memref<16xf32>
        %2 = affine.load %alloc[%arg7 + 2] : memref<16xf32>
        affine.store %arg2, %arg0[%arg7] : memref<16xf32>
        affine.store %arg3, %alloc[symbol(%arg4)] : memref<16xf32>
      }
      %0 = arith.addf %arg2, %arg3 : f32
      %1 = affine.load %alloc[3] : memref<16xf32>
      affine.if #set(%arg4) {
        affine.if #set(%arg4) {
          %3 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
          affine.store %3, %arg0[3] : memref<16xf32>
          %4 = affine.load %alloc[%arg7 * 2] : memref<16xf32>
          %5 = arith.addf %1, %0 : f32
          %6 = arith.addf %arg3, %4 : f32
        }
        %2 = affine.load %arg0[%arg7 * 2] : memref<16xf32>
        affine.store %arg2, %alloc[%arg7 * 2] : memref<16xf32>
        affine.store %0, %arg0[%arg7 * 2] : memref<16xf32>
        affine.for %arg8 = 0 to 8 {
          affine.store %2, %arg0[3] : memref<16xf32>
          affine.store %1, %alloc[%arg7] : memref<16xf32>
        }
      }
    }
    affine.store %arg3, %alloc[3] : memref<16xf32>
    affine.store %arg2, %arg0[symbol(%arg4)] : memref<16xf32>
    return %arg3, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 2 to 8 step 2 {
      affine.store %arg2, %alloc[%arg7 * 2] : memref<16xf32>
    }
    affine.store %arg3, %arg1[symbol(%arg4)] : memref<16xf32>
    affine.for %arg7 = 0 to 3 {
      affine.store %arg2, %arg1[%arg7 * 2] : memref<16xf32>
      affine.store %arg2, %alloc[2] : memref<16xf32>
    }
    %0 = affine.load %arg1[symbol(%arg4) + 1] : memref<16xf32>
    return %0, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc_0[symbol(%arg4) + 1, symbol(%arg4) + 1] : memref<16x16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = arith.addf %arg3, %arg2 : f32
    scf.if %arg6 {
      %2 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
      affine.store %arg2, %arg0[symbol(%arg4)] : memref<16xf32>
      affine.for %arg7 = 2 to %arg4 {
        affine.for %arg8 = 0 to %arg4 {
          affine.store %2, %alloc[symbol(%arg4) + 1] : memref<16xf32>
          %3 = arith.addf %0, %2 : f32
          affine.store %arg3, %arg0[%arg8] : memref<16xf32>
          %4 = affine.load %arg0[%arg8 * 2] : memref<16xf32>
        }
        scf.if %arg6 {
        }
        affine.for %arg8 = 2 to 8 {
          %3 = affine.load %arg0[%arg8 + 1] : memref<16xf32>
          %4 = affine.load %alloc[%arg7 * 2] : memref<16xf32>
        }
      }
      affine.store %arg3, %arg0[symbol(%arg4) + 1] : memref<16xf32>
    }
    %1 = arith.addf %arg3, %arg3 : f32
    affine.store %0, %alloc[1] : memref<16xf32>
    return %1, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    scf.if %arg6 {
      %2 = affine.load %arg1[0] : memref<16xf32>
      %3 = affine.load %arg1[symbol(%arg4) + 1] : memref<16xf32>
      %4 = affine.load %alloc[2] : memref<16xf32>
      %5 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
      %6 = arith.addf %5, %0 : f32
    }
    affine.for %arg7 = 2 to 3 {
      %2 = affine.load %alloc[%arg7 + 1] : memref<16xf32>
    }
    affine.store %0, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    %1 = arith.addf %arg3, %0 : f32
    return %1, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.for %arg7 = 1 to %arg4 {
      affine.for %arg8 = 0 to 4 {
        %0 = arith.addf %arg3, %arg3 : f32
        %1 = affine.load %arg0[%arg7] : memref<16xf32>
        affine.store %arg2, %alloc_0[%arg8 * 2, %arg8 + 2] : memref<16x16xf32>
        %2 = affine.load %arg0[0] : memref<16xf32>
        affine.if #set(%arg4) {
          affine.store %arg2, %arg0[symbol(%arg4) + 1] : memref<16xf32>
          affine.store %0, %alloc_0[%arg8 + 1, symbol(%arg4)] : memref<16x16xf32>
          affine.store %0, %arg0[%arg8 + 1] : memref<16xf32>
        }
      }
      affine.store %arg3, %arg0[symbol(%arg4)] : memref<16xf32>
      affine.store %arg2, %arg0[%arg7 + 2] : memref<16xf32>
      affine.store %arg3, %arg0[2] : memref<16xf32>
      affine.store %arg3, %arg0[%arg7] : memref<16xf32>
    }
    return %arg3, %alloc : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    affine.store %0, %alloc[symbol(%arg4)] : memref<16xf32>
    affine.for %arg7 = 1 to 3 {
      %1 = affine.load %alloc[0] : memref<16xf32>
      affine.store %arg3, %alloc[symbol(%arg4)] : memref<16xf32>
      scf.if %arg6 {
        affine.for %arg8 = 1 to 3 step 2 {
          affine.store %1, %alloc[0] : memref<16xf32>
        }
        affine.for %arg8 = 2 to 8 {
          %3 = arith.addf %0, %0 : f32
          %4 = arith.addf %1, %arg3 : f32
          %5 = arith.addf %3, %3 : f32
        }
        affine.for %arg8 = 2 to 3 step 2 {
          %3 = affine.load %alloc[%arg8] : memref<16xf32>
          %4 = affine.load %alloc[3] : memref<16xf32>
          affine.store %3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
        }
        affine.store %1, %alloc[2] : memref<16xf32>
        affine.for %arg8 = 0 to 4 {
          %3 = arith.addf %0, %1 : f32
          affine.store %0, %alloc[%arg7 * 2] : memref<16xf32>
          %4 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
        }
        %2 = arith.addf %arg2, %1 : f32
      }
      scf.if %arg6 {
        affine.store %1, %alloc[0] : memref<16xf32>
        %2 = affine.load %alloc[%arg7 + 2] : memref<16xf32>
        %3 = affine.load %alloc[3] : memref<16xf32>
      }
    }
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %arg0[symbol(%arg4)] : memref<16xf32>
    affine.store %arg3, %alloc[symbol(%arg4) + 1] : memref<16xf32>
    scf.if %arg6 {
      scf.if %arg6 {
        %2 = arith.addf %arg3, %0 : f32
        scf.if %arg6 {
          %3 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
        }
        affine.store %arg3, %arg0[symbol(%arg4)] : memref<16xf32>
      }
      %1 = affine.load %arg0[symbol(%arg4) + 1] : memref<16xf32>
    }
    affine.for %arg7 = 2 to %arg4 {
      affine.store %arg3, %alloc[%arg7 + 1] : memref<16xf32>
      affine.store %arg3, %arg0[symbol(%arg4) + 1] : memref<16xf32>
      affine.store %0, %alloc[1] : memref<16xf32>
    }
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    affine.store %arg2, %alloc[symbol(%arg4)] : memref<16xf32>
    affine.store %arg2, %alloc[2] : memref<16xf32>
    %0 = affine.load %alloc[1] : memref<16xf32>
    scf.if %arg6 {
      affine.store %arg3, %alloc[symbol(%arg4)] : memref<16xf32>
      affine.if #set(%arg4) {
        affine.for %arg7 = 2 to 4 {
          affine.store %arg3, %alloc[%arg7 * 2] : memref<16xf32>
        }
        %2 = affine.load %alloc[2] : memref<16xf32>
        affine.store %2, %alloc[0] : memref<16xf32>
      }
      %1 = affine.load %alloc[symbol(%arg4)] : memref<16xf32>
    }
    return %0, %arg0 : f32, memref<16xf32>
  }
}

// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32, %arg3: f32, %arg4: index, %arg5: index, %arg6: i1) -> (f32, memref<16xf32>) {
    %alloc = memref.alloc() : memref<16xf32>
    %alloc_0 = memref.alloc() : memref<16x16xf32>
    %0 = affine.load %alloc[symbol(%arg4) + 1] : memref<16xf32>
    return %0, %alloc : f32, memref<16xf32>
  }
}

