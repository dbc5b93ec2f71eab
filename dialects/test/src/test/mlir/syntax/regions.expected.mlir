module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i32, %arg3: memref<2xf32>, %arg4: memref<2xf32>, %arg5: tensor<2xf32>) {
    %0:2 = test.region_if %arg3, %arg1: memref<2xf32>, index -> (memref<2xf32>, index) then {
    ^bb0(%arg6: memref<2xf32>, %arg7: index):
      test.region_if_yield %arg6, %arg7 : memref<2xf32>, index
    } else {
    ^bb0(%arg6: memref<2xf32>, %arg7: index):
      test.region_if_yield %arg6, %arg7 : memref<2xf32>, index {a}
    } join {
    ^bb0(%arg6: memref<2xf32>, %arg7: index):
      test.region_if_yield %arg6, %arg7 : memref<2xf32>, index
    }
    test.alloca_scope_region attributes {a} {
      "test.u"() : () -> ()
    }
    test.isolated_region %arg1 {
      "test.u"(%arg1) : (index) -> ()
    }
    test.affine_scope {
      "test.u"(%arg1) : (index) -> ()
    }
    test.region_buffer_based in(%arg3 : memref<2xf32>) out(%arg4 : memref<2xf32>) {
      test.region_yield %arg1 : index {a}
    } {u}
    return
  }
}

