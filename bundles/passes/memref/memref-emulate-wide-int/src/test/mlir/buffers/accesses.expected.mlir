module {
  func.func @alloc_load_store(%arg0: index) -> i32 {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %cst = arith.constant dense<[5, 0]> : vector<2xi32>
    memref.store %cst, %alloc[%arg0] : memref<4xvector<2xi32>>
    %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
    %1 = vector.extract %0[0] : i32 from vector<2xi32>
    memref.store %0, %alloc[%arg0] : memref<4xvector<2xi32>>
    return %1 : i32
  }
  func.func @alloc_i32(%arg0: index) -> i32 {
    %alloc = memref.alloc() : memref<4xi32>
    %0 = memref.load %alloc[%arg0] : memref<4xi32>
    return %0 : i32
  }
  func.func @alloc_dyn(%arg0: index, %arg1: index) {
    %alloc = memref.alloc(%arg0) {alignment = 8 : i64} : memref<?xvector<2xi32>>
    %0 = memref.load %alloc[%arg1] : memref<?xvector<2xi32>>
    memref.store %0, %alloc[%arg1] {nontemporal = true} : memref<?xvector<2xi32>>
    return
  }
  func.func @i128(%arg0: index) {
    %alloc = memref.alloc() : memref<4xi128>
    %0 = memref.load %alloc[%arg0] : memref<4xi128>
    return
  }
  func.func @i16() {
    %alloc = memref.alloc() : memref<4xi48>
    %alloc_0 = memref.alloc() : memref<4xi33>
    return
  }
  func.func @space(%arg0: index) {
    %alloc = memref.alloc() : memref<4x2xvector<2xi32>, strided<[3, 1]>, 1>
    %0 = memref.load %alloc[%arg0, %arg0] : memref<4x2xvector<2xi32>, strided<[3, 1]>, 1>
    return
  }
  func.func @add_load(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
    %1 = vector.extract %0[0] : i32 from vector<2xi32>
    %2 = vector.extract %0[1] : i32 from vector<2xi32>
    %3 = vector.extract %0[0] : i32 from vector<2xi32>
    %4 = vector.extract %0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %1, %3 : i32, i1
    %5 = arith.extui %overflow : i1 to i32
    %6 = arith.addi %5, %2 : i32
    %7 = arith.addi %6, %4 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %8 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
    memref.store %9, %alloc[%arg0] : memref<4xvector<2xi32>>
    return
  }
  func.func @unsigned(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
    return
  }
  func.func @rank0() {
    %alloc = memref.alloc() : memref<vector<2xi32>>
    %0 = memref.load %alloc[] : memref<vector<2xi32>>
    %cst = arith.constant dense<[0, 1]> : vector<2xi32>
    memref.store %cst, %alloc[] : memref<vector<2xi32>>
    return
  }
  func.func @scalvec(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<[4]xi64>>
    %alloc_0 = memref.alloc() : memref<4xvector<i64>>
    return
  }
  func.func private @ext(memref<4xi64>)
  func.func @call(%arg0: memref<4xi64>) {
    call @ext(%arg0) : (memref<4xi64>) -> ()
    return
  }
}

