// RUN: --buffer-hoisting
// Nobody knows when the region of test.isolated_region or of an unregistered operation is executed; that of an
// alloca_scope is.
func.func @f(%c: i1, %m: memref<2xf32>) {
  memref.alloca_scope {
    %s = memref.alloca_scope -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      "test.use"(%a) : (memref<2xf32>) -> ()
      memref.alloca_scope.return %a : memref<2xf32>
    }
    test.copy(%s, %m) : (memref<2xf32>, memref<2xf32>)
  }
  "test.unknown"() ({
    cf.cond_br %c, ^then, ^join(%m : memref<2xf32>)
  ^then:
    %b = memref.alloc() : memref<2xf32>
    cf.br ^join(%b : memref<2xf32>)
  ^join(%z: memref<2xf32>):
    test.copy(%z, %m) : (memref<2xf32>, memref<2xf32>)
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
