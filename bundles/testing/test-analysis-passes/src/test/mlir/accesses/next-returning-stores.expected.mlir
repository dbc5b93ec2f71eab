module {
  func.func private @callee(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "callee", next_access = [["mid", "call"]]} : memref<f32>
    return
  }
  func.func @callers(%arg0: memref<f32>) {
    call @callee(%arg0) : (memref<f32>) -> ()
    %0 = memref.load %arg0[] {name = "mid", next_access = [["callee"]]} : memref<f32>
    test.call_and_store @callee(%arg0), %arg0 {name = "call", next_access = [["post"], ["post"]], store_before_call = false} : (memref<f32>, memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
}

