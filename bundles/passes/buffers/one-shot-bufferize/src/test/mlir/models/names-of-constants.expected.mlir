module {
  memref.global "private" constant @__constant_8xf32_2 : memref<8xf32> = dense<3.000000e+00> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4xf32_1 : memref<4xf32> = dense<3.000000e+00> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4xf32_0 : memref<4xf32> = dense<2.000000e+00> {alignment = 64 : i64}
  memref.global "private" constant @__constant_8xf32 : memref<8xf32> = dense<2.000000e+00> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<1.000000e+00> {alignment = 64 : i64}
  func.func @constants() {
    %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
    %1 = memref.get_global @__constant_8xf32 : memref<8xf32>
    %2 = memref.get_global @__constant_4xf32_0 : memref<4xf32>
    %3 = memref.get_global @__constant_4xf32_1 : memref<4xf32>
    %4 = memref.get_global @__constant_8xf32_2 : memref<8xf32>
    return
  }
}

