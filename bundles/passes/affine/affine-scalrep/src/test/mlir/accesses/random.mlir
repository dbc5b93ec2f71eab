// RUN: --mlir-version=19.1 --affine-scalrep --split-input-file
// Random programs of affine loops and branches.
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 1 to 4 {
    affine.for %i4 = 2 to %n step 2 {
      %v1 = affine.load %m[symbol(%n)] : memref<16xf32>
      affine.for %i6 = 2 to 8 {
        %v2 = affine.load %a[%i6] : memref<16xf32>
        %v3 = affine.load %m[1] : memref<16xf32>
        %v4 = affine.load %m[2] : memref<16xf32>
        %v5 = affine.load %a[%i3] : memref<16xf32>
        affine.store %v1, %a[%i6 * 2] : memref<16xf32>
      }
      affine.for %i13 = 1 to 8 {
        affine.store %y, %a[%i13] : memref<16xf32>
      }
      affine.store %v1, %m[%i4] : memref<16xf32>
      %v6 = affine.load %m[%i3] : memref<16xf32>
    }
    affine.for %i19 = 0 to 3 {
      affine.store %x, %m[%i3 * 2] : memref<16xf32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i19) {
        %v7 = affine.load %m[%i19 + 1] : memref<16xf32>
        affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
        %v8 = affine.load %a[%i3 * 2] : memref<16xf32>
      }
    }
    %v9 = arith.addf %y, %y : f32
    %v10 = arith.addf %x, %x : f32
  }
  affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
  %v11 = affine.load %m[symbol(%n)] : memref<16xf32>
  return %v11, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[0] : memref<16xf32>
  affine.store %x, %b[symbol(%n) + 1] : memref<16xf32>
  affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %y, %m[2] : memref<16xf32>
  affine.store %y, %b[symbol(%n)] : memref<16xf32>
  affine.store %x, %b[symbol(%n)] : memref<16xf32>
  return %y, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %b[symbol(%n)] : memref<16xf32>
  return %v1, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %y, %a[symbol(%n) + 1] : memref<16xf32>
  scf.if %c {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
        affine.store %x, %a[3] : memref<16xf32>
        affine.store %y, %m[symbol(%n)] : memref<16xf32>
      }
      scf.if %c {
        %v1 = affine.load %a[symbol(%n)] : memref<16xf32>
      }
      scf.if %c {
        %v2 = affine.load %m[3] : memref<16xf32>
      }
      %v3 = affine.load %m[symbol(%n)] : memref<16xf32>
    }
    %v4 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  }
  affine.store %y, %a[symbol(%n)] : memref<16xf32>
  scf.if %c {
    %v5 = affine.load %a[symbol(%n)] : memref<16xf32>
    affine.for %i23 = 1 to 8 step 2 {
      affine.for %i24 = 2 to %n {
        affine.store %y, %m[%i24 * 2] : memref<16xf32>
        %v6 = affine.load %m[1] : memref<16xf32>
        %v7 = affine.load %m[%i23] : memref<16xf32>
      }
      %v8 = arith.addf %x, %v5 : f32
    }
    %v9 = affine.load %m[symbol(%n)] : memref<16xf32>
    affine.store %x, %m[2] : memref<16xf32>
  }
  %v10 = affine.load %a[symbol(%n)] : memref<16xf32>
  affine.store %y, %a[symbol(%n) + 1] : memref<16xf32>
  return %v10, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n)] : memref<16xf32>
  %v2 = affine.load %m[1] : memref<16xf32>
  %v3 = affine.load %m[symbol(%n)] : memref<16xf32>
  return %v3, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %a[symbol(%n)] : memref<16xf32>
  %v2 = affine.load %m[1] : memref<16xf32>
  return %v2, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[symbol(%n) + 1] : memref<16xf32>
  %v1 = affine.load %a[1] : memref<16xf32>
  %v2 = affine.load %a[3] : memref<16xf32>
  affine.store %v1, %a[1] : memref<16xf32>
  %v3 = affine.load %m[3] : memref<16xf32>
  %v4 = affine.load %a[symbol(%n)] : memref<16xf32>
  return %v4, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %a[3] : memref<16xf32>
  scf.if %c {
    %v1 = arith.addf %x, %x : f32
    affine.for %i6 = 0 to 3 {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
        %v2 = affine.load %m[3] : memref<16xf32>
        affine.store %v1, %a[%i6] : memref<16xf32>
      }
      affine.for %i11 = 2 to 8 step 2 {
        %v3 = affine.load %m[%i11 * 2] : memref<16xf32>
        %v4 = affine.load %m[symbol(%n)] : memref<16xf32>
      }
      affine.store %x, %a[%i6 * 2] : memref<16xf32>
      affine.for %i16 = 0 to 4 {
        %v5 = arith.addf %v1, %y : f32
      }
      scf.if %c {
        %v6 = arith.addf %x, %x : f32
        affine.store %v6, %m[2] : memref<16xf32>
        %v7 = affine.load %a[%i6] : memref<16xf32>
        affine.store %y, %a[%i6] : memref<16xf32>
        %v8 = affine.load %m[%i6] : memref<16xf32>
      }
    }
    affine.store %x, %a[symbol(%n)] : memref<16xf32>
  }
  %v9 = affine.load %a[symbol(%n)] : memref<16xf32>
  return %v9, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n)] : memref<16xf32>
  %v2 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  %v3 = arith.addf %v1, %v2 : f32
  affine.store %v1, %m[1] : memref<16xf32>
  %v4 = affine.load %m[symbol(%n)] : memref<16xf32>
  return %v4, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %b[symbol(%n) + 1] : memref<16xf32>
  %v2 = affine.load %m[symbol(%n)] : memref<16xf32>
  %v3 = affine.load %b[symbol(%n) + 1] : memref<16xf32>
  affine.store %x, %b[3] : memref<16xf32>
  %v4 = arith.addf %v2, %v2 : f32
  affine.store %v2, %b[2] : memref<16xf32>
  return %v4, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
  return %y, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[symbol(%n)] : memref<16xf32>
  %v1 = affine.load %a[0] : memref<16xf32>
  affine.store %v1, %m[2] : memref<16xf32>
  scf.if %c {
    affine.for %i7 = 0 to 3 step 2 {
      affine.store %v1, %a[%i7 + 1] : memref<16xf32>
      affine.store %y, %a[%i7 + 1] : memref<16xf32>
      %v2 = affine.load %m[%i7] : memref<16xf32>
      %v3 = affine.load %m[%i7] : memref<16xf32>
      %v4 = affine.load %a[3] : memref<16xf32>
    }
    %v5 = arith.addf %y, %v1 : f32
    %v6 = affine.load %m[symbol(%n)] : memref<16xf32>
    scf.if %c {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
        affine.store %y, %m[3] : memref<16xf32>
        %v7 = arith.addf %v1, %y : f32
      }
      %v8 = affine.load %m[symbol(%n)] : memref<16xf32>
      affine.for %i22 = 0 to 8 step 2 {
        %v9 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
        affine.store %v5, %a[%i22] : memref<16xf32>
        affine.store %v9, %a[%i22] : memref<16xf32>
      }
    }
    %v10 = affine.load %m[symbol(%n)] : memref<16xf32>
    affine.store %x, %a[symbol(%n) + 1] : memref<16xf32>
  }
  affine.store %x, %a[symbol(%n) + 1] : memref<16xf32>
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    affine.store %x, %a[2] : memref<16xf32>
    %v11 = affine.load %m[symbol(%n)] : memref<16xf32>
    %v12 = arith.addf %v11, %v1 : f32
  }
  return %v1, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 1 to 4 {
    scf.if %c {
      affine.for %i5 = 0 to 4 {
        %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
        %v2 = affine.load %m[%i5 + 2] : memref<16xf32>
      }
      affine.store %x, %m[%i3] : memref<16xf32>
    }
    affine.store %y, %m[%i3] : memref<16xf32>
    %v3 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    affine.store %y, %m[%i3] : memref<16xf32>
    affine.store %y, %m[%i3 + 1] : memref<16xf32>
  }
  affine.store %x, %m[0] : memref<16xf32>
  affine.for %i17 = 2 to 8 {
    affine.for %i18 = 1 to 4 {
      affine.store %x, %m[symbol(%n)] : memref<16xf32>
      affine.for %i20 = 2 to 8 {
        %v4 = affine.load %m[0] : memref<16xf32>
        %v5 = affine.load %m[%i18] : memref<16xf32>
        %v6 = affine.load %m[1] : memref<16xf32>
        %v7 = affine.load %m[%i18 * 2] : memref<16xf32>
        %v8 = affine.load %m[%i17] : memref<16xf32>
      }
      %v9 = affine.load %m[%i18 * 2] : memref<16xf32>
      affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
    }
    affine.store %y, %m[%i17] : memref<16xf32>
    affine.store %y, %m[%i17] : memref<16xf32>
    affine.for %i32 = 0 to 3 {
      affine.for %i33 = 0 to 4 {
      }
      affine.store %x, %m[%i17 * 2] : memref<16xf32>
      affine.store %y, %m[%i17] : memref<16xf32>
    }
  }
  %v10 = arith.addf %y, %y : f32
  %v11 = arith.addf %y, %y : f32
  %v12 = arith.addf %v10, %y : f32
  return %v12, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 2 to 3 step 2 {
    affine.store %y, %b[%i3 * 2] : memref<16xf32>
    %v1 = affine.load %m[%i3] : memref<16xf32>
    %v2 = affine.load %b[symbol(%n)] : memref<16xf32>
    %v3 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    %v4 = affine.load %b[symbol(%n)] : memref<16xf32>
  }
  %v5 = affine.load %m[1] : memref<16xf32>
  affine.for %i11 = 1 to %n {
    affine.store %x, %b[%i11 * 2] : memref<16xf32>
  }
  affine.store %x, %b[symbol(%n) + 1] : memref<16xf32>
  %v6 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  return %v6, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %y, %a[symbol(%n)] : memref<16xf32>
  %v1 = affine.load %a[symbol(%n)] : memref<16xf32>
  return %v1, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 1 to 4 {
    %v1 = arith.addf %x, %y : f32
    affine.for %i5 = 2 to 4 {
      affine.for %i6 = 0 to 3 {
        affine.store %x, %m[%i3] : memref<16xf32>
      }
    }
    %v2 = affine.load %b[%i3] : memref<16xf32>
    %v3 = affine.load %b[%i3] : memref<16xf32>
    %v4 = affine.load %b[%i3 * 2] : memref<16xf32>
    %v5 = arith.addf %v1, %v1 : f32
  }
  affine.for %i15 = 1 to 8 {
    affine.store %y, %b[%i15] : memref<16xf32>
    %v6 = affine.load %b[0] : memref<16xf32>
    affine.store %y, %m[2] : memref<16xf32>
    affine.for %i19 = 1 to 8 {
      affine.for %i20 = 2 to 3 {
        affine.store %v6, %b[1] : memref<16xf32>
        affine.store %v6, %m[%i15 * 2] : memref<16xf32>
        %v7 = affine.load %b[%i15 + 2] : memref<16xf32>
        %v8 = affine.load %m[%i15] : memref<16xf32>
        %v9 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
      }
      %v10 = affine.load %m[%i15] : memref<16xf32>
      affine.store %v10, %m[%i19 + 2] : memref<16xf32>
      scf.if %c {
        %v11 = affine.load %m[%i19] : memref<16xf32>
        %v12 = arith.addf %v6, %v10 : f32
        affine.store %v12, %m[%i19 + 1] : memref<16xf32>
      }
    }
    affine.store %y, %m[%i15 + 1] : memref<16xf32>
  }
  affine.store %x, %b[3] : memref<16xf32>
  affine.store %y, %b[3] : memref<16xf32>
  return %y, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %a[0] : memref<16xf32>
  affine.for %i4 = 1 to 4 {
    affine.for %i5 = 2 to 4 {
      %v2 = arith.addf %v1, %v1 : f32
      %v3 = affine.load %a[symbol(%n)] : memref<16xf32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i5) {
        %v4 = affine.load %a[%i5] : memref<16xf32>
        %v5 = arith.addf %v2, %y : f32
        %v6 = affine.load %m[%i5] : memref<16xf32>
      }
      %v7 = arith.addf %v1, %x : f32
      affine.for %i14 = 2 to 4 {
      }
    }
    %v8 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    %v9 = arith.addf %v8, %v8 : f32
    affine.for %i19 = 1 to 8 step 2 {
      %v10 = affine.load %m[%i19 * 2] : memref<16xf32>
      affine.store %v10, %m[%i19 + 2] : memref<16xf32>
      affine.for %i22 = 1 to 3 step 2 {
        affine.store %v1, %a[%i4] : memref<16xf32>
      }
      affine.store %v8, %m[%i19] : memref<16xf32>
    }
    %v11 = affine.load %m[2] : memref<16xf32>
  }
  %v12 = affine.load %m[0] : memref<16xf32>
  %v13 = arith.addf %y, %x : f32
  %v14 = affine.load %a[symbol(%n)] : memref<16xf32>
  return %v14, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %b[0] : memref<16xf32>
  %v2 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  return %v2, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[1] : memref<16xf32>
  %v2 = affine.load %m[symbol(%n)] : memref<16xf32>
  affine.for %i5 = 2 to 8 {
    affine.store %x, %m[%i5] : memref<16xf32>
    %v3 = affine.load %m[%i5] : memref<16xf32>
    %v4 = affine.load %m[%i5] : memref<16xf32>
    affine.store %y, %m[%i5 * 2] : memref<16xf32>
  }
  affine.store %v2, %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %v1, %m[symbol(%n) + 1] : memref<16xf32>
  return %v2, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
  %v2 = arith.addf %v1, %v1 : f32
  affine.store %x, %m[1] : memref<16xf32>
  %v3 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %v3, %a[0] : memref<16xf32>
  return %v3, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %a[symbol(%n) + 1] : memref<16xf32>
  %v1 = affine.load %a[symbol(%n)] : memref<16xf32>
  affine.store %x, %m[symbol(%n)] : memref<16xf32>
  %v2 = affine.load %a[symbol(%n)] : memref<16xf32>
  %v3 = arith.addf %v2, %v2 : f32
  return %v3, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[2] : memref<16xf32>
  affine.for %i4 = 2 to 3 {
    affine.store %x, %m[%i4 + 2] : memref<16xf32>
  }
  %v2 = arith.addf %x, %v1 : f32
  affine.for %i8 = 1 to 8 step 2 {
    %v3 = arith.addf %x, %v1 : f32
    affine.store %v2, %b[%i8 * 2] : memref<16xf32>
    %v4 = affine.load %b[3] : memref<16xf32>
    affine.for %i12 = 0 to 3 {
      affine.store %y, %b[%i8] : memref<16xf32>
      affine.store %v2, %b[%i8 + 1] : memref<16xf32>
      affine.store %y, %m[%i12 + 2] : memref<16xf32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i12) {
        %v5 = affine.load %b[%i8 * 2] : memref<16xf32>
        affine.store %x, %b[%i12 + 1] : memref<16xf32>
        affine.store %v3, %m[symbol(%n) + 1] : memref<16xf32>
        %v6 = affine.load %b[%i8 + 2] : memref<16xf32>
        affine.store %v1, %b[%i12] : memref<16xf32>
      }
    }
    %v7 = arith.addf %v3, %y : f32
    %v8 = affine.load %m[%i8] : memref<16xf32>
  }
  %v9 = affine.load %b[symbol(%n) + 1] : memref<16xf32>
  %v10 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  return %v10, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
  affine.store %x, %a[1] : memref<16xf32>
  affine.store %v1, %a[0] : memref<16xf32>
  affine.for %i6 = 1 to 8 step 2 {
    %v2 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    %v3 = affine.load %m[symbol(%n)] : memref<16xf32>
  }
  %v4 = affine.load %m[3] : memref<16xf32>
  %v5 = affine.load %a[1] : memref<16xf32>
  return %v5, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 1 to %n step 2 {
    affine.store %x, %a[%i3] : memref<16xf32>
    affine.store %x, %q[symbol(%n) + 1, symbol(%n)] : memref<16x16xf32>
    affine.for %i6 = 1 to 3 {
      scf.if %c {
        affine.store %x, %q[%i6 + 1, %i3 + 2] : memref<16x16xf32>
        %v1 = affine.load %a[%i6] : memref<16xf32>
        %v2 = arith.addf %v1, %x : f32
        %v3 = arith.addf %v1, %v2 : f32
        %v4 = affine.load %m[%i3] : memref<16xf32>
      }
      %v5 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
      affine.store %x, %q[%i3, 3] : memref<16x16xf32>
      scf.if %c {
        %v6 = affine.load %a[0] : memref<16xf32>
        affine.store %v6, %a[3] : memref<16xf32>
        affine.store %v5, %q[%i6, symbol(%n)] : memref<16x16xf32>
      }
    }
    %v7 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
    %v8 = affine.load %a[%i3] : memref<16xf32>
    scf.if %c {
      scf.if %c {
        %v9 = affine.load %m[symbol(%n)] : memref<16xf32>
        %v10 = affine.load %q[3, symbol(%n) + 1] : memref<16x16xf32>
      }
      affine.for %i29 = 2 to %n {
      }
      %v11 = arith.addf %x, %x : f32
      %v12 = affine.load %m[2] : memref<16xf32>
      scf.if %c {
        affine.store %y, %a[%i3 * 2] : memref<16xf32>
        affine.store %y, %a[3] : memref<16xf32>
      }
    }
  }
  scf.if %c {
    affine.store %y, %a[symbol(%n)] : memref<16xf32>
    affine.for %i41 = 0 to 3 {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i41) {
        %v13 = affine.load %a[%i41 * 2] : memref<16xf32>
        %v14 = affine.load %a[%i41] : memref<16xf32>
        %v15 = arith.addf %v14, %x : f32
        %v16 = affine.load %m[3] : memref<16xf32>
      }
      %v17 = affine.load %m[%i41 + 1] : memref<16xf32>
      %v18 = affine.load %q[0, %i41 * 2] : memref<16x16xf32>
    }
  }
  %v19 = affine.load %q[symbol(%n), symbol(%n) + 1] : memref<16x16xf32>
  return %v19, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %y, %q[symbol(%n), symbol(%n)] : memref<16x16xf32>
  affine.store %y, %m[1] : memref<16xf32>
  affine.for %i6 = 2 to 8 {
    affine.store %x, %a[%i6 + 1] : memref<16xf32>
    %v1 = affine.load %m[%i6] : memref<16xf32>
    %v2 = affine.load %a[%i6 + 2] : memref<16xf32>
    scf.if %c {
      %v3 = arith.addf %v1, %v2 : f32
    }
  }
  return %y, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[symbol(%n)] : memref<16xf32>
  return %y, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %a[symbol(%n)] : memref<16xf32>
  affine.store %x, %a[symbol(%n) + 1] : memref<16xf32>
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    %v1 = affine.load %m[symbol(%n)] : memref<16xf32>
    affine.for %i7 = 1 to 3 {
      affine.store %y, %m[symbol(%n)] : memref<16xf32>
      %v2 = affine.load %a[%i7] : memref<16xf32>
      %v3 = arith.addf %x, %v2 : f32
      affine.store %v2, %a[symbol(%n) + 1] : memref<16xf32>
      affine.for %i12 = 1 to %n {
        %v4 = affine.load %a[%i12] : memref<16xf32>
      }
      %v5 = affine.load %a[1] : memref<16xf32>
    }
  }
  affine.store %x, %m[3] : memref<16xf32>
  %v6 = arith.addf %x, %y : f32
  return %v6, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  %v2 = arith.addf %y, %x : f32
  %v3 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
  return %v3, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  affine.for %i4 = 2 to 3 step 2 {
    affine.for %i5 = 0 to 3 step 2 {
      %v2 = affine.load %m[%i5] : memref<16xf32>
      affine.for %i7 = 1 to %n step 2 {
        affine.store %v2, %m[%i4] : memref<16xf32>
        %v3 = affine.load %m[%i5] : memref<16xf32>
        %v4 = affine.load %m[%i5] : memref<16xf32>
      }
      %v5 = affine.load %m[%i4] : memref<16xf32>
      affine.for %i13 = 2 to 3 {
        %v6 = affine.load %m[%i13 * 2] : memref<16xf32>
        affine.store %x, %m[%i5] : memref<16xf32>
        affine.store %v2, %m[%i13] : memref<16xf32>
        affine.store %x, %m[%i13] : memref<16xf32>
      }
    }
    %v7 = arith.addf %x, %x : f32
    affine.for %i21 = 2 to 8 {
      %v8 = affine.load %m[%i21] : memref<16xf32>
    }
    %v9 = affine.load %m[%i4 + 1] : memref<16xf32>
    affine.store %v9, %m[symbol(%n)] : memref<16xf32>
  }
  %v10 = arith.addf %x, %y : f32
  return %v10, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %y, %a[1] : memref<16xf32>
  affine.for %i4 = 1 to 3 {
    affine.for %i5 = 2 to %n {
      %v1 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
      affine.for %i7 = 1 to 8 step 2 {
        %v2 = affine.load %m[%i4 * 2] : memref<16xf32>
      }
      affine.for %i10 = 2 to 3 step 2 {
        affine.store %v1, %a[%i4 + 1] : memref<16xf32>
        %v3 = arith.addf %v1, %y : f32
      }
    }
    affine.for %i15 = 2 to 8 step 2 {
      affine.store %x, %m[%i15 * 2] : memref<16xf32>
      affine.store %y, %a[%i15] : memref<16xf32>
      %v4 = affine.load %m[%i4 + 2] : memref<16xf32>
      affine.store %x, %a[%i4] : memref<16xf32>
      affine.store %y, %m[symbol(%n)] : memref<16xf32>
    }
    %v5 = arith.addf %x, %y : f32
    %v6 = affine.load %m[3] : memref<16xf32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
        %v7 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
        affine.store %v7, %a[3] : memref<16xf32>
        %v8 = affine.load %m[%i4 * 2] : memref<16xf32>
        %v9 = arith.addf %v6, %v5 : f32
        %v10 = arith.addf %y, %v8 : f32
      }
      %v11 = affine.load %a[%i4 * 2] : memref<16xf32>
      affine.store %x, %m[%i4 * 2] : memref<16xf32>
      affine.store %v5, %a[%i4 * 2] : memref<16xf32>
      affine.for %i35 = 0 to 8 {
        affine.store %v11, %a[3] : memref<16xf32>
        affine.store %v6, %m[%i4] : memref<16xf32>
      }
    }
  }
  affine.store %y, %m[3] : memref<16xf32>
  affine.store %x, %a[symbol(%n)] : memref<16xf32>
  return %y, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 2 to 8 step 2 {
    affine.store %x, %m[%i3 * 2] : memref<16xf32>
  }
  affine.store %y, %b[symbol(%n)] : memref<16xf32>
  %v1 = affine.load %b[symbol(%n)] : memref<16xf32>
  affine.for %i8 = 0 to 3 {
    affine.store %x, %b[%i8 * 2] : memref<16xf32>
    affine.store %x, %m[2] : memref<16xf32>
    %v2 = affine.load %b[%i8 * 2] : memref<16xf32>
  }
  %v3 = affine.load %b[symbol(%n) + 1] : memref<16xf32>
  return %v3, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %q[symbol(%n) + 1, symbol(%n) + 1] : memref<16x16xf32>
  return %v1, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = arith.addf %y, %x : f32
  scf.if %c {
    %v2 = affine.load %a[symbol(%n)] : memref<16xf32>
    %v3 = affine.load %a[symbol(%n)] : memref<16xf32>
    affine.store %x, %a[symbol(%n)] : memref<16xf32>
    affine.for %i8 = 2 to %n {
      affine.for %i9 = 0 to %n {
        affine.store %v3, %m[symbol(%n) + 1] : memref<16xf32>
        %v4 = arith.addf %v1, %v2 : f32
        affine.store %y, %a[%i9] : memref<16xf32>
        %v5 = affine.load %a[%i9 * 2] : memref<16xf32>
      }
      scf.if %c {
      }
      affine.for %i17 = 2 to 8 {
        %v6 = affine.load %a[%i17 + 1] : memref<16xf32>
        %v7 = affine.load %m[%i8 * 2] : memref<16xf32>
      }
    }
    affine.store %y, %a[symbol(%n) + 1] : memref<16xf32>
  }
  %v8 = arith.addf %y, %y : f32
  affine.store %v1, %m[1] : memref<16xf32>
  return %v8, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  scf.if %c {
    %v2 = affine.load %b[0] : memref<16xf32>
    %v3 = affine.load %b[symbol(%n) + 1] : memref<16xf32>
    %v4 = affine.load %m[2] : memref<16xf32>
    %v5 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    %v6 = affine.load %m[symbol(%n)] : memref<16xf32>
    %v7 = arith.addf %v6, %v5 : f32
  }
  affine.for %i12 = 2 to 3 {
    %v8 = affine.load %m[%i12 + 1] : memref<16xf32>
  }
  %v9 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %v9, %m[symbol(%n) + 1] : memref<16xf32>
  %v10 = arith.addf %y, %v1 : f32
  return %v10, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.for %i3 = 1 to %n {
    affine.for %i4 = 0 to 4 {
      %v1 = arith.addf %y, %y : f32
      %v2 = affine.load %a[%i3] : memref<16xf32>
      affine.store %x, %q[%i4 * 2, %i4 + 2] : memref<16x16xf32>
      %v3 = affine.load %a[0] : memref<16xf32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
        affine.store %x, %a[symbol(%n) + 1] : memref<16xf32>
        affine.store %v1, %q[%i4 + 1, symbol(%n)] : memref<16x16xf32>
        affine.store %v1, %a[%i4 + 1] : memref<16xf32>
      }
    }
    affine.store %y, %a[symbol(%n)] : memref<16xf32>
    affine.store %x, %a[%i3 + 2] : memref<16xf32>
    affine.store %y, %a[2] : memref<16xf32>
    affine.store %y, %a[%i3] : memref<16xf32>
  }
  return %y, %m : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  affine.store %v1, %m[symbol(%n)] : memref<16xf32>
  affine.for %i5 = 1 to 3 {
    %v2 = affine.load %m[0] : memref<16xf32>
    affine.store %y, %m[symbol(%n)] : memref<16xf32>
    scf.if %c {
      affine.for %i9 = 1 to 3 step 2 {
        affine.store %v2, %m[0] : memref<16xf32>
      }
      affine.for %i12 = 2 to 8 {
        %v3 = arith.addf %v1, %v1 : f32
        %v4 = arith.addf %v2, %y : f32
        %v5 = arith.addf %v3, %v3 : f32
      }
      affine.for %i17 = 2 to 3 step 2 {
        %v6 = affine.load %m[%i17] : memref<16xf32>
        %v7 = affine.load %m[3] : memref<16xf32>
        affine.store %v6, %m[symbol(%n) + 1] : memref<16xf32>
      }
      affine.store %v2, %m[2] : memref<16xf32>
      affine.for %i23 = 0 to 4 {
        %v8 = arith.addf %v1, %v2 : f32
        affine.store %v1, %m[%i5 * 2] : memref<16xf32>
        %v9 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
      }
      %v10 = arith.addf %x, %v2 : f32
    }
    scf.if %c {
      affine.store %v2, %m[0] : memref<16xf32>
      %v11 = affine.load %m[0] : memref<16xf32>
      %v12 = affine.load %m[%i5 + 2] : memref<16xf32>
      %v13 = affine.load %m[3] : memref<16xf32>
    }
  }
  return %v1, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  %v2 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  return %v2, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %a[symbol(%n)] : memref<16xf32>
  affine.store %y, %m[symbol(%n) + 1] : memref<16xf32>
  scf.if %c {
    scf.if %c {
      affine.store %v1, %a[symbol(%n)] : memref<16xf32>
      %v2 = arith.addf %y, %v1 : f32
      scf.if %c {
        %v3 = affine.load %m[symbol(%n)] : memref<16xf32>
      }
      affine.store %y, %a[symbol(%n)] : memref<16xf32>
      %v4 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
    }
    %v5 = affine.load %a[symbol(%n) + 1] : memref<16xf32>
  }
  affine.for %i17 = 2 to %n {
    affine.store %y, %m[%i17 + 1] : memref<16xf32>
    affine.store %y, %a[symbol(%n) + 1] : memref<16xf32>
    affine.store %v1, %m[1] : memref<16xf32>
  }
  return %v1, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  affine.store %x, %m[symbol(%n)] : memref<16xf32>
  affine.store %x, %m[2] : memref<16xf32>
  %v1 = affine.load %m[1] : memref<16xf32>
  scf.if %c {
    affine.store %y, %m[symbol(%n)] : memref<16xf32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
      affine.for %i9 = 2 to 4 {
        affine.store %y, %m[%i9 * 2] : memref<16xf32>
        %v2 = affine.load %m[%i9 * 2] : memref<16xf32>
      }
      %v3 = affine.load %m[2] : memref<16xf32>
      affine.store %v3, %m[0] : memref<16xf32>
    }
    %v4 = affine.load %m[symbol(%n)] : memref<16xf32>
  }
  return %v1, %a : f32, memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32, %y: f32, %n: index, %k: index, %c: i1) -> (f32, memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %q = memref.alloc() : memref<16x16xf32>
  %v1 = affine.load %m[symbol(%n) + 1] : memref<16xf32>
  return %v1, %m : f32, memref<16xf32>
}
